import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { paths } from '@/config/paths';
import { areValidCoordinates } from '@/lib/distance';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** Names, on demand, the resorts the map cannot show; null if it shows all. */
export function NoPosition({ resorts }: { resorts: readonly Resort[] }) {
  const [isOpen, setOpen] = useState(false);
  const missing = resorts.filter(({ location }) => !location || !areValidCoordinates(location));
  if (missing.length === 0) return null;
  const words = m.list_no_position({ count: missing.length, shown: formatCount(missing.length) });
  return (
    <Alert
      className="max-h-60 overflow-auto max-lg:mx-4"
      action={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChangingText>{isOpen ? m.list_hide_them() : m.list_show_them()}</ChangingText>
        </Button>
      }
    >
      <p>
        <ChangingText>{words}</ChangingText>
      </p>
      {isOpen && (
        <p className="wrap-anywhere">
          {missing.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && <span>, </span>}
              <Link to={paths.resort(id)} className="link">
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </Alert>
  );
}
