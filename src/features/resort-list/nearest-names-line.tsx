import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import { paths } from '@/config/paths';
import { type Named, nearestNames } from './nearest-names';

/**
 * Resorts and linked areas of the catalogue with names like one that was looked for in vain, each a link; nothing without
 * any. Not asked of the server's search, which would have to know the very letters.
 */
export function NearestNamesLine({ wanted }: { wanted: string }) {
  const { resorts } = useCatalogue(true);
  const names = useMemo(() => {
    const areas = [...new Set(resorts?.map(({ linkedArea }) => linkedArea))].filter((area) => area !== '');
    return nearestNames(wanted, [...(resorts ?? []), ...areas.map((name) => ({ id: `area ${name}`, name }))]);
  }, [wanted, resorts]);
  if (names.length === 0) return null;
  const isResort = ({ id }: Named) => resorts?.some((resort) => resort.id === id);
  return (
    <p className="wrap-anywhere">
      <span>Nearest names: </span>
      {names.map((named, index) => (
        <Fragment key={named.id}>
          {index > 0 && <span>, </span>}
          <Link to={isResort(named) ? paths.resort(named.id) : paths.resortsFound(named.name)} className="link">
            {named.name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
