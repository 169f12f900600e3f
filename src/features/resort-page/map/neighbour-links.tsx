import { Link } from 'react-router-dom';
import { layerPlace } from '@/components/map/base/layer-place';
import { paths } from '@/config/paths';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import type { PlacedNeighbour } from './place-neighbours';

/** The neighbours in view as links to their pages: a dot each, and the name where there is room. */
export function NeighbourLinks({ neighbours }: { neighbours: readonly PlacedNeighbour[] }) {
  const units = useUnits();
  return (
    <ul ref={keepPressesFromMap} aria-label={m.resort_map_neighbours()} className="leaflet-zoom-hide">
      {neighbours.map(({ id, name, km, x, y, label }) => (
        <li key={id}>
          <Link
            to={paths.resort(id)}
            draggable={false}
            aria-label={m.resort_map_neighbour({ resort: name, distance: units.distance(km).text })}
            title={name}
            className="map-neighbour"
            style={layerPlace(x, y)}
          >
            {label && (
              <span className="map-name map-name-resort" style={layerPlace(label.left - x, label.top - y)}>
                {name}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Stops a press on a link from reaching the map, which would take it for the start of a drag. */
function keepPressesFromMap(list: HTMLElement | null) {
  if (!list) return;
  const stop = (event: Event) => event.stopPropagation();
  list.addEventListener('mousedown', stop);
  list.addEventListener('touchstart', stop, { passive: true });
  return () => {
    list.removeEventListener('mousedown', stop);
    list.removeEventListener('touchstart', stop);
  };
}
