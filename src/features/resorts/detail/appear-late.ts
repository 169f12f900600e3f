import { SKELETON_DELAY } from '@/config/constants';

/** Props of a placeholder that is not drawn for its first moment, so that a cached answer does not flash. */
export const appearLate = {
  className: 'animate-[fade-in_1ms_backwards]',
  style: { animationDelay: `${SKELETON_DELAY}ms` },
} as const;
