import { useMutation } from '@tanstack/react-query';
import { trackConversion } from './conversion.client';

/** Reports conversion events; a failure is logged, never shown. */
export function useTrackConversion() {
  return useMutation({
    mutationFn: trackConversion,
    onError: (error) => console.debug('Conversion event not sent:', error.code),
  });
}
