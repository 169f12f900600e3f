import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberStepper } from '@/components/ui/number-stepper';
import { formatCount } from '@/lib/format';

function Peak() {
  const [feet, setFeet] = useState<number | null>(9000);
  return (
    <>
      <span id="legend">Peak at least</span>
      <NumberStepper
        label="Peak at least"
        labelledBy="legend"
        value={feet}
        measure={{ unit: 'ft', format: formatCount }}
        steps={{ lower: undefined, higher: undefined }}
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
