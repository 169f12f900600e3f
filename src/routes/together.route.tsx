import { useCatalogue } from '@/api/catalogue/use-catalogue';
import { CatalogueNotice } from '@/components/catalogue-notice';
import { ROUND_RESORTS } from '@/config/constants';
import { AddResort } from '@/features/compare/add-resort';
import { TogetherPage } from '@/features/together/together-page';
import type { TogetherSlots } from '@/features/together/together-slots';
import { RoundTrip } from '@/features/trip/round-trip';
import { formatTripLink } from '@/features/trip/trip-link';
import { useTrip } from '@/features/trip/use-trip';

const slots: TogetherSlots = {
  renderTrip: (props) => <RoundTrip {...props} />,
  renderAdd: (props) => <AddToRound {...props} />,
};

function AddToRound(props: Parameters<TogetherSlots['renderAdd']>[0]) {
  const state = useCatalogue(true);
  const notice = <CatalogueNotice {...state} cancel={undefined} />;
  const resorts = state.catalogue?.resorts ?? [];
  return <AddResort {...props} resorts={resorts} notice={notice} most={ROUND_RESORTS.max} />;
}

/** A group decides between resorts; everything is shared in links. */
export function Component() {
  const { trip } = useTrip();
  return <TogetherPage slots={slots} ownTrip={formatTripLink(trip)} />;
}
