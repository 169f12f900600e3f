import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names and drops empty ones. The order does not decide which of two conflicting utilities wins, so components
 * offer variants for what may be changed.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
