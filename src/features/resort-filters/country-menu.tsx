import { Plus } from 'lucide-react';
import { Chip } from '@/components/ui/chip';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { countryName } from '@/lib/country-names';
import { m } from '@/paraglide/messages';

export interface CountryMenuProps {
  countries: readonly string[];
  onChoose: (country: string) => void;
}

/** Menu of the countries that can be added. */
export function CountryMenu({ countries, onChoose }: CountryMenuProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Chip>
          <Plus aria-hidden className="size-[1.1em]!" />
          {m.filters_add_country()}
        </Chip>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-96">
        {countries.map((country) => (
          <DropdownMenuItem key={country} onSelect={() => onChoose(country)}>
            {countryName(country)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
