import type { Resort } from '@/api/resorts/resort.schema';
import { m } from '@/paraglide/messages';
import type { Figure } from './figures';
import { splitName } from './resort-name';

/**
 * "all of Ski Arlberg", for a figure that covers a linked area rather than the resort alone, without a bracketed part of its
 * name ("Matterhorn Ski Paradise (Zermatt–Cervinia)"). '' without a linked area.
 */
export const allOfLinkedArea = (linkedArea: string): string =>
  linkedArea && m.linked_area_all({ area: splitName(linkedArea)[0] });

/** Whether an amount of runs is that of all the linked area: lengths are, numbers of runs are not. */
export const isOfLinkedArea = ({ unit }: Figure, { linkedArea }: Pick<Resort, 'linkedArea'>): boolean =>
  unit === 'km' && linkedArea !== '';
