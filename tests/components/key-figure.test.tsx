import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeyFigure } from '@/components/key-figure';
import { translatePage } from '../support/translate-page';

const label = () => screen.getByRole('term');

it('a key figure of a translated page gets another label', () => {
  const { rerender } = render(
    <dl>
      <KeyFigure label="Slopes" value={undefined} />
    </dl>,
  );
  translatePage({ mark: false });

  rerender(
    <dl>
      <KeyFigure label="Runs" labelOnPhones=", linked area" value={{ value: '78' }} />
    </dl>,
  );
  expect(label()).toHaveTextContent('Runs, linked area');
});
