// spec: 5.3

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { Slider } from '@/components/ui/slider';

function PriceRange() {
  const [range, setRange] = useState([0, 1000]);
  return (
    <>
      <Slider
        value={range}
        onValueChange={setRange}
        min={0}
        max={1000}
        step={10}
        thumbDescription="note"
        thumbLabels={['Minimum price', 'Maximum price']}
        formatValue={(value) => `EUR ${value}`}
      />
      <p id="note">Per day</p>
    </>
  );
}

describe('a slider', () => {
  it('names both handles and moves them apart by keyboard', async () => {
    render(<PriceRange />);
    const minimum = screen.getByRole('slider', { name: 'Minimum price' });
    const maximum = screen.getByRole('slider', { name: 'Maximum price' });
    minimum.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    maximum.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(minimum).toHaveAttribute('aria-valuetext', 'EUR 20');
    expect(minimum).toHaveAccessibleDescription('Per day');
    expect(maximum).toHaveAttribute('aria-valuenow', '990');
  });

  it('moves the handle that has the focus as far as the other one lets it by Home and End', async () => {
    render(<PriceRange />);
    const minimum = screen.getByRole('slider', { name: 'Minimum price' });
    const maximum = screen.getByRole('slider', { name: 'Maximum price' });
    const values = () => [minimum, maximum].map((handle) => Number(handle.getAttribute('aria-valuenow')));
    minimum.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    maximum.focus();
    await userEvent.keyboard('{Home}');
    expect(values()).toEqual([20, 20]);
    expect(maximum).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(values()).toEqual([20, 1000]);
    await userEvent.keyboard('{ArrowLeft}');
    minimum.focus();
    await userEvent.keyboard('{End}');
    expect(values()).toEqual([990, 990]);
    expect(minimum).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(values()).toEqual([0, 990]);
  });
});

const regions = [
  { value: 'all', label: 'All Regions' },
  { value: 'Europe', label: 'Europe' },
  { value: 'North America', label: 'North America' },
];

function RegionSelect() {
  const [region, setRegion] = useState('all');
  return <Select aria-label="Region" label="Region" options={regions} value={region} onValueChange={setRegion} />;
}

describe('a select', () => {
  it('is opened, moved through and chosen from by keyboard', async () => {
    render(<RegionSelect />);
    const select = screen.getByRole('combobox', { name: 'Region' });
    expect(select).toHaveTextContent('All Regions');
    select.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'All Regions' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(select).toHaveTextContent('North America');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(select).toHaveFocus();
  });
});

describe('a segmented choice', () => {
  it('moves with the arrow keys', async () => {
    const choose = vi.fn();
    render(
      <Segmented aria-label="Minimum rating" value="0" onValueChange={choose}>
        <SegmentedItem value="0">Any</SegmentedItem>
        <SegmentedItem value="1" aria-label="1 star">
          1
        </SegmentedItem>
      </Segmented>,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Any' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(choose).toHaveBeenCalledWith('1');
  });
});
