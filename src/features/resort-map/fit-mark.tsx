import { Check, X } from 'lucide-react';
import type { FitStep } from '@/domain/trip/fit-step';

/** Whether it is the last of a trip's three. */
export const isLastStep = (step: FitStep): boolean => step !== 'fits' && step !== 'caveat';

/** Color and shape of a step (results-map.css). */
export const fitClass = (step: FitStep): string => `map-fit-${isLastStep(step) ? 'last' : step}`;

/** The sign of a step beside its color and shape; with a caveat there is none. */
export function FitMark({ step }: { step: FitStep }) {
  if (step === 'fits') return <Check aria-hidden />;
  if (step === 'caveat') return null;
  return step === 'not-reported' ? <i /> : <X aria-hidden />;
}
