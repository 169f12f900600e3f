import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NumberStepper } from '@/components/ui/number-stepper';
import { formatCount, parseDecimal } from '@/lib/format';
import { inLanguage } from '../support/in-language';

function Peak() {
  const [feet, setFeet] = useState<number | null>(9000);
  return (
    <>
      <span id="legend">Peak at least</span>
      <NumberStepper
        label="Peak at least"
        labelledBy="legend"
        value={feet}
        measure={{ unit: 'ft', format: formatCount, parse: parseDecimal }}
        stepFrom={() => undefined}
        onStep={setFeet}
        onCommit={setFeet}
      />
    </>
  );
}

it.each([
  ['abc', '9,000 ft'],
  ['3500 m', '9,000 ft'],
  ['-5', '9,000 ft'],
  ['1.2.3', '9,000 ft'],
  ['11000 ft', '11,000 ft'],
  ['10,500', '10,500 ft'],
  ['10,500.5', '10,501 ft'],
  ['1e3', '9,000 ft'],
  ['Any', 'Any'],
  ['0', 'Any'],
])('“%s” typed into a number in feet makes it %s', async (typed, words) => {
  render(<Peak />);
  const field = screen.getByRole('spinbutton', { name: 'Peak at least' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(field).toHaveAttribute('aria-valuetext', words);
  expect(field).toHaveValue(words.replace(' ft', ''));
});

it.each([
  ['de', '2.600', 2600],
  ['de', '49,7', 49.7],
  ['de', '2.5', 2.5],
  ['fr', '2 600', 2600],
  ['fr', '2\u202f600,5', 2600.5],
  ['it', '2.600 m', 2600],
] as const)('%s: “%s” is read as %d', async (language, typed, metres) => {
  const onCommit = vi.fn();
  const { NumberStepper } = await inLanguage(language, () => import('@/components/ui/number-stepper'));
  const { parseDecimal } = await import('@/lib/format');
  // React as that module has it.
  const { render, screen } = await import('@testing-library/react');
  render(
    <NumberStepper
      {...{ label: 'Peak', labelledBy: 'legend', value: null, stepFrom: () => undefined, onCommit, onStep: vi.fn() }}
      measure={{ unit: 'm', format: String, parse: parseDecimal }}
    />,
  );
  await userEvent.type(screen.getByRole('spinbutton'), `${typed}{Enter}`);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(metres);
});
