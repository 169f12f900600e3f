import { toast } from 'sonner';
import { TOAST_DURATION } from '@/config/constants';

interface Notice {
  description?: string | undefined;
  /** Milliseconds it stays. */
  duration?: number;
}

// The text is the toast's id, so that the same notice raised twice is one toast.
const options = (title: string, { description, duration = TOAST_DURATION }: Notice) => ({
  id: title,
  description,
  duration,
});

/** Raises a toast; the only place that does. */
export const notify = {
  success: (title: string, notice: Notice = {}) => toast.success(title, options(title, notice)),
  failure: (title: string, notice: Notice = {}) => toast.error(title, options(title, notice)),
  info: (title: string, notice: Notice = {}) => toast.message(title, options(title, notice)),
};
