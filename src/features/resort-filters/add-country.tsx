import { Plus } from 'lucide-react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Chip } from '@/components/ui/chip';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import type { CountryMenuProps } from './country-menu';
import { useFilterContext } from './filter-context';

const CountryMenu = lazyWithRetry(
  () => import('./country-menu'),
  ({ CountryMenu }) => CountryMenu,
);

/**
 * A button after a country's chip that adds another country: the list then has the resorts of either. Null without a
 * country.
 * @param onAllAdded called when the button has gone with the last country there was to add, to place the focus
 */
export function AddCountry({ onAllAdded }: { onAllAdded: () => void }) {
  const { controls, countries } = useFilterContext();
  const { filters, change } = controls;
  const chosen = [filters.country, ...filters.countries].filter(Boolean);
  const others = countries.filter((country) => !chosen.includes(country));
  useRestoreFocus(onAllAdded, chosen.length > 0 && others.length === 0, (_before, areAllAdded) => areAllAdded);
  if (chosen.length === 0 || others.length === 0) return null;
  return (
    <MenuButton
      countries={others}
      onChoose={(country) => change(({ countries }) => ({ countries: [...countries, country] }))}
    />
  );
}

/** The button, which forgets that it was pressed when it goes: its menu must not open by itself once it is back. */
function MenuButton(menu: CountryMenuProps) {
  const { isOpen, isPending, open, reach } = useLazyOpening(CountryMenu);
  return isOpen ? (
    <CountryMenu {...menu} />
  ) : (
    <Chip aria-haspopup="menu" aria-expanded={false} aria-busy={isPending} onClick={() => void open()} {...reach}>
      <Plus aria-hidden className="size-[1.1em]!" />
      {m.filters_add_country()}
    </Chip>
  );
}
