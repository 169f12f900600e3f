import { Plus } from 'lucide-react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Chip } from '@/components/ui/chip';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { m } from '@/paraglide/messages';
import { useFilterContext } from './filter-context';

const CountryMenu = lazyWithRetry(
  () => import('./country-menu'),
  ({ CountryMenu }) => CountryMenu,
);

/**
 * A button after a country's chip that adds another country: the list then has the resorts of either. Null without a
 * country.
 */
export function AddCountry() {
  const { controls, countries } = useFilterContext();
  const { filters, change } = controls;
  const { isOpen, isPending, open, reach } = useLazyOpening(CountryMenu);
  const chosen = [filters.country, ...filters.countries].filter(Boolean);
  const others = countries.filter((country) => !chosen.includes(country));
  if (chosen.length === 0 || others.length === 0) return null;
  return isOpen ? (
    <CountryMenu
      countries={others}
      onChoose={(country) => change(({ countries }) => ({ countries: [...countries, country] }))}
    />
  ) : (
    <Chip aria-haspopup="menu" aria-expanded={false} aria-busy={isPending} onClick={open} {...reach}>
      <Plus aria-hidden className="size-[1.1em]!" />
      {m.filters_add_country()}
    </Chip>
  );
}
