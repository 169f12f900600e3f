import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { SelectList } from '@/components/ui/select-list';
import { type RatingFilter, type ReviewSort, ratingFilters, reviewSorts } from './my-reviews-filter';
import type { useMyReviewsFilter } from './use-my-reviews-filter';

const sortLabels: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  highest_rated: 'Highest rated',
  lowest_rated: 'Lowest rated',
  resort_name: 'Resort name',
};

const ratingLabel = (rating: RatingFilter): string =>
  rating === 'all' ? 'All ratings' : `${rating} ${rating === '1' ? 'star' : 'stars'}`;

interface MyReviewsBarProps {
  controls: ReturnType<typeof useMyReviewsFilter>;
  shown: number;
  total: number;
  /** Told when the filters are cleared, because the button for it goes. */
  onClear: () => void;
}

/** Sort, filter, and how many reviews are left. */
export function MyReviewsBar({ controls, shown, total, onClear }: MyReviewsBarProps) {
  const { filter, isFiltered, change, clear } = controls;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 md:flex md:items-end md:gap-4">
      <Choice
        label="Sort By"
        value={filter.sort}
        choices={reviewSorts}
        labelOf={(sort) => sortLabels[sort]}
        onChange={(sort) => change({ sort })}
      />
      <Choice
        label="Rating"
        value={filter.rating}
        choices={ratingFilters}
        labelOf={ratingLabel}
        onChange={(rating) => change({ rating })}
      />
      <p role="status" className="flex min-h-12 items-center text-ink-2 md:order-last md:ml-auto">
        {`${shown} of ${total} reviews`}
      </p>
      {isFiltered && (
        <Button
          variant="quiet"
          className="max-md:justify-self-end"
          onClick={() => {
            onClear();
            clear();
          }}
        >
          Clear Filters
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Value[];
  labelOf: (choice: Value) => string;
  onChange: (choice: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, labelOf, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="min-w-0 md:w-48">
      <Label variant="caption" htmlFor={id}>
        {label}
      </Label>
      <SelectList
        id={id}
        options={choices.map((choice) => ({ value: choice, label: labelOf(choice) }))}
        value={value}
        onValueChange={onChange}
      />
    </div>
  );
}
