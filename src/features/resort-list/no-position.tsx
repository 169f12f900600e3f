import { useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { paths } from '@/config/paths';
import { areValidCoordinates } from '@/lib/distance';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { NameLinks } from './name-links';

/** Names, on demand, the resorts the map cannot show; null if it shows all. */
export function NoPosition({ resorts }: { resorts: readonly Resort[] }) {
  const [isOpen, setOpen] = useState(false);
  const missing = resorts.filter(({ location }) => !areValidCoordinates(location));
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
          <NameLinks links={missing.map(({ id, name }) => ({ name, to: paths.resort(id) }))} />
        </p>
      )}
    </Alert>
  );
}
