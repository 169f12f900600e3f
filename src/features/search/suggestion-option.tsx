import type { ReactNode } from 'react';
import { ComboboxOption } from '@/components/ui/combobox-list';
import { matchParts } from './match-parts';

interface SuggestionOptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  /** Picture or icon. */
  icon: ReactNode;
  /** The name, in which the typed part is highlighted. */
  name: string;
  /** The language of the name, where it is not that of the page. */
  lang?: string | undefined;
  typed: string;
  /** Helps tell it from others: "7 resorts". */
  note?: string | undefined;
}

const rowClasses =
  'grid min-h-14 grid-cols-[48px_minmax(0,1fr)] items-center gap-3 rounded-2 px-2 py-[.3rem] md:min-h-12 md:px-[.6rem]';

/** One suggestion: picture or icon, name, and a note at the right, on phones below. */
export function SuggestionOption({ id, isActive, onChoose, icon, name, lang, typed, note }: SuggestionOptionProps) {
  return (
    <ComboboxOption id={id} isActive={isActive} onChoose={onChoose} className={rowClasses}>
      <span className="grid place-items-center text-ink-3">{icon}</span>
      <span className="min-w-0 leading-[1.3] md:flex md:items-baseline md:justify-between md:gap-x-4">
        <span key={typed} lang={lang} className="text-[1.0625rem] font-[550] wrap-anywhere md:text-ui md:leading-[1.3]">
          {matchParts(name, typed).map(({ text, isMatch }, index) =>
            isMatch ? (
              <mark
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity.
                key={index}
                className="bg-transparent font-[750] text-inherit underline decoration-glacier-mid decoration-2 underline-offset-[.2em]"
              >
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>{' '}
        {note && (
          <span
            key={note}
            className="block flex-none text-caption text-ink-2 max-md:wrap-anywhere md:whitespace-nowrap"
          >
            {note}
          </span>
        )}
      </span>
    </ComboboxOption>
  );
}
