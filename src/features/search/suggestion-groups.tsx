import { CableCar, CalendarDays, FileText, MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { englishLang } from '@/components/in-english';
import { Photo } from '@/components/photo';
import { PictureFrame } from '@/components/picture-frame';
import type { ComboboxListState } from '@/components/ui/use-combobox';
import { SUGGESTION_PICTURE_DELAY } from '@/config/constants';
import { heightsText } from '@/domain/heights';
import { countryName } from '@/lib/country-names';
import { formatCount } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import type { SearchChoice } from './search-choice';
import { SuggestionOption } from './suggestion-option';
import type { Suggestions } from './suggestions';

interface SuggestionGroupsProps {
  list: ComboboxListState;
  typed: string;
  suggestions: Suggestions;
  onChoose: (choice: SearchChoice) => void;
}

/** "Czechia · 702 – 1,235 m"; unreported heights are left out. */
const resortNote = ({ country, elevation }: Resort, units: Units): string =>
  [countryName(country), heightsText(elevation, units)].filter(Boolean).join(' · ');

/** The suggestions in groups, without empty ones. */
export function SuggestionGroups({ list, typed, suggestions, onChoose }: SuggestionGroupsProps) {
  const units = useUnits();
  const { resorts, countries, linkedAreas, months, articles } = suggestions;
  const option = (id: string) => {
    // Named after the suggestion, not its index: while the catalogue loads, others come before it. Ids have no spaces.
    const optionId = `${list.id}-${id}`.replaceAll(/\s/g, '_');
    return { id: optionId, isActive: list.activeId === optionId, typed };
  };
  return (
    <>
      <Group label={m.page_resorts()} count={resorts.length}>
        {resorts.map((resort) => (
          <SuggestionOption
            key={resort.id}
            {...option(`resort-${resort.id}`)}
            icon={<ResortPicture resort={resort} />}
            name={resort.name}
            note={resortNote(resort, units)}
            onChoose={() => onChoose({ kind: 'resort', id: resort.id, name: resort.name })}
          />
        ))}
      </Group>
      <Group label={m.search_countries()} count={countries.length}>
        {countries.map(({ name, count }) => (
          <SuggestionOption
            key={name}
            {...option(`country-${name}`)}
            icon={<MapPin aria-hidden />}
            name={countryName(name)}
            note={m.resort_count({ count, shown: formatCount(count) })}
            onChoose={() => onChoose({ kind: 'country', name })}
          />
        ))}
      </Group>
      <Group label={m.search_areas()} count={linkedAreas.length}>
        {linkedAreas.map(({ name, count }) => (
          <SuggestionOption
            key={name}
            {...option(`area-${name}`)}
            icon={<CableCar aria-hidden />}
            name={name}
            note={m.resort_count({ count, shown: formatCount(count) })}
            onChoose={() => onChoose({ kind: 'search', text: name })}
          />
        ))}
      </Group>
      <Group label={m.fact_season()} count={months.length}>
        {months.map(({ name, count, choice }) => (
          <SuggestionOption
            key={name}
            {...option(`month-${name}`)}
            icon={<CalendarDays aria-hidden />}
            name={name}
            note={m.resort_count({ count, shown: formatCount(count) })}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </Group>
      <Group label={m.search_articles()} count={articles.length}>
        {articles.map(({ slug, title }) => (
          <SuggestionOption
            key={slug}
            {...option(`article-${slug}`)}
            icon={<FileText aria-hidden />}
            name={title}
            lang={englishLang}
            note={englishLang && m.in_english()}
            onChoose={() => onChoose({ kind: 'article', slug })}
          />
        ))}
      </Group>
    </>
  );
}

/** A small picture, empty at first: one visible only during typing is not worth a frame and a request. */
function ResortPicture({ resort }: { resort: Resort }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SUGGESTION_PICTURE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const frame = { alt: '', crop: 'card', className: 'w-12 rounded-1' } as const;
  return isDue ? <Photo src={resort.thumbnailUrl} facts={resort} {...frame} /> : <PictureFrame src={null} {...frame} />;
}

/** Options under a heading, which is left of them, on phones above. */
function Group({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const id = useId();
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div
      role="group"
      aria-labelledby={id}
      className="py-[.3rem] not-first:border-t not-first:border-line md:grid md:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <div
        role="presentation"
        id={id}
        className="px-2 pt-2.5 pb-0.5 text-caption font-semibold text-ink-3 md:pt-[.85rem] md:pr-0 md:pl-3"
      >
        {label}
      </div>
      <div role="presentation">{children}</div>
    </div>
  );
}
