import { useMemo } from 'react';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import { paths } from '@/config/paths';
import { foldWords } from '@/lib/fold-text';
import { uniqueById } from '@/lib/lenient';
import { m } from '@/paraglide/messages';
import { NameLinks } from './name-links';

/** Least similarity of a name worth suggesting, and how many are suggested. */
const SIMILARITY_MIN = 0.4;
const NAMES_MAX = 3;

const pairsOf = (text: string): string[] => {
  const letters = foldWords(text).replaceAll(' ', '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2));
};

/** Similarity of two texts from 0 to 1: the share of letter pairs they have in common (Dice coefficient). */
function similarity(a: string, b: string): number {
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  const all = pairs.length + others.length;
  const common = pairs.filter((pair) => {
    const index = others.indexOf(pair);
    if (index >= 0) others.splice(index, 1);
    return index >= 0;
  }).length;
  return all === 0 ? 0 : (2 * common) / all;
}

interface Named {
  id: string;
  name: string;
}

/** The items whose names or ids are most similar to the text, best first, each once. */
export function nearestNames<Item extends Named>(text: string, all: readonly Item[]): Item[] {
  return uniqueById(all)
    .map((named) => ({ named, score: Math.max(similarity(text, named.name), similarity(text, named.id)) }))
    .filter(({ score }) => score >= SIMILARITY_MIN)
    .sort((a, b) => b.score - a.score || a.named.name.localeCompare(b.named.name))
    .slice(0, NAMES_MAX)
    .map(({ named }) => named);
}

interface NearestNamesLineProps {
  text: string;
  /** The id of a resort that does not exist. A cached catalogue may still have it, but its link would lead back here. */
  missing?: string;
}

/**
 * Links to resorts and linked areas with names similar to an unsuccessful search; null without any. Computed from the
 * catalogue, because the server's search needs the exact letters.
 */
export function NearestNamesLine({ text, missing }: NearestNamesLineProps) {
  const { resorts } = useCatalogue(true);
  const names = useMemo(() => {
    const areas = [...new Set(resorts?.map(({ linkedArea }) => linkedArea))].filter((area) => area !== '');
    const existing = resorts?.filter(({ id }) => id !== missing) ?? [];
    return nearestNames(text, [
      ...existing.map(({ id, name }) => ({ id, name, to: paths.resort(id) })),
      ...areas.map((name) => ({ id: name, name, to: paths.resortsFound(name) })),
    ]);
  }, [text, missing, resorts]);
  if (names.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      <span>{`${m.list_nearest()} `}</span>
      <NameLinks links={names} />
    </p>
  );
}
