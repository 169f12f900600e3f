import { AddResort } from '@/features/compare/add-resort';
import { ROUND_RESORTS_MAX } from '@/features/together/rules/round';
import { TogetherPage } from '@/features/together/together-page';
import type { TogetherSlots } from '@/features/together/together-slots';
import { RoundTrip } from '@/features/trip/round-trip';

const slots: TogetherSlots = {
  renderTrip: (props) => <RoundTrip {...props} />,
  renderAdd: (props) => <AddResort {...props} notice={null} most={ROUND_RESORTS_MAX} />,
};

/** Several people decide between resorts, by links alone. */
export function Component() {
  return <TogetherPage slots={slots} />;
}
