import { readRecord } from '@/lib/lenient';
import { plainText, shownId } from '@/lib/plain-text';

/**
 * Router state of the list for a visitor whose resort does not exist. Not part of the address, so no link carries it.
 */
export const unknownResortState = (id: string): { unknownResort: string } => ({ unknownResort: id });

/** The requested id, shortened because anybody may have written it into an address; '' without one. */
export function readUnknownResort(state: unknown): string {
  const { unknownResort } = readRecord(state);
  return typeof unknownResort === 'string' ? shownId(plainText(unknownResort)) : '';
}
