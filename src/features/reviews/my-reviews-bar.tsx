import { useId } from 'react';
import { LazySelect } from '@/components/lazy-select';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Label } from '@/components/ui/label';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { type MyReviewsFilter, type ReviewSort, ratingFilters, reviewSorts } from './my-reviews-filter';

const sortLabels: Readonly<Record<ReviewSort, string>> = {
  newest: m.reviews_newest(),
  oldest: m.reviews_oldest(),
  highest_rated: m.reviews_highest(),
  lowest_rated: m.reviews_lowest(),
  resort_name: m.reviews_by_resort(),
};
const sortOptions = reviewSorts.map((sort) => ({ value: sort, label: sortLabels[sort] }));
const ratingOptions = ratingFilters.map((rating) => ({
  value: rating,
  label: rating === 'all' ? m.reviews_all_ratings() : m.star_count({ count: Number(rating) }),
}));

interface MyReviewsBarProps {
  filter: MyReviewsFilter;
  /** Called with the changed part of the filter. */
  onChange: (choice: Partial<MyReviewsFilter>) => void;
  onClear: () => void;
  shown: number;
  total: number;
}

/** Sort order, filter, and the number of matching reviews. */
export function MyReviewsBar({ filter, onChange, onClear, shown, total }: MyReviewsBarProps) {
  const isFiltered = filter.sort !== 'newest' || filter.rating !== 'all';
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 max-[17rem]:grid-cols-1 md:flex md:items-end md:gap-4">
      <Choice
        label={m.reviews_sort_by()}
        value={filter.sort}
        options={sortOptions}
        onChange={(sort) => onChange({ sort })}
      />
      <Choice
        label={m.fact_rating()}
        value={filter.rating}
        options={ratingOptions}
        onChange={(rating) => onChange({ rating })}
      />
      <p role="status" className="flex min-h-12 items-center text-ink-2 md:order-last md:ml-auto">
        <ChangingText>
          {m.reviews_some_of({ count: total, shown: formatCount(shown), total: formatCount(total) })}
        </ChangingText>
      </p>
      {isFiltered && (
        <Button variant="quiet" className="max-md:justify-self-end" onClick={onClear}>
          {m.action_clear_filters()}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (choice: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="min-w-0 md:w-48">
      <Label variant="caption" htmlFor={id}>
        {label}
      </Label>
      <LazySelect id={id} label={label} options={options} value={value} onValueChange={onChange} />
    </div>
  );
}
