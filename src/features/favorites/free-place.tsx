import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';

/** Placeholder for a guest's next favorite, as large as a card. */
export function FreePlace({ places }: { places: number }) {
  return (
    <Link
      to={paths.resorts}
      className="row-span-4 mb-12 grid min-h-72 place-content-center justify-items-center gap-1 rounded-2 border-[1.5px] border-dashed border-control p-4 text-center hover:border-ink hover:bg-sunken"
    >
      <Plus aria-hidden className="size-7!" />
      <b key={places}>{m.favorites_places_left({ places })}</b>
      <span className="text-small text-ink-2">{m.favorites_find_another()}</span>
    </Link>
  );
}
