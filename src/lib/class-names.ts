import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names and drops the empty ones. Order in the list does not decide which of two
 * contrary utilities wins, so components offer variants for what they allow to be changed.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
