import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Chip } from '@/components/ui/chip';
import { useLazyOpening } from '@/components/use-lazy-opening';
import type { FilterChoice, ListFilters } from '@/domain/filters/list-filters';
import { m } from '@/paraglide/messages';

const CountryMenu = lazyWithRetry(
  () => import('./country-menu'),
  ({ CountryMenu }) => CountryMenu,
);

interface AddCountryProps {
  filters: Pick<ListFilters, 'country' | 'countries'>;
  onChange: (choice: FilterChoice) => void;
}

/**
 * A button after a country's chip that adds another country: the list then has the resorts of either. Null without a
 * country.
 */
export function AddCountry({ filters, onChange }: AddCountryProps) {
  const { data: options } = useQuery(resortQueries.filterOptions());
  const { isOpen, isPending, open, reach } = useLazyOpening(CountryMenu);
  const chosen = [filters.country, ...filters.countries].filter(Boolean);
  const others = (options?.countries ?? []).filter((country) => !chosen.includes(country));
  if (chosen.length === 0 || others.length === 0) return null;
  return isOpen ? (
    <CountryMenu
      countries={others}
      onChoose={(country) => onChange(({ countries }) => ({ countries: [...countries, country] }))}
    />
  ) : (
    <Chip aria-haspopup="menu" aria-expanded={false} aria-busy={isPending} onClick={open} {...reach}>
      <Plus aria-hidden className="size-[1.1em]!" />
      {m.filters_add_country()}
    </Chip>
  );
}
