import { m } from '@/paraglide/messages';
import { splitName } from './resort-name';

/**
 * "all of Ski Arlberg", for a figure that covers a linked area rather than the resort alone, without a bracketed part of its
 * name ("Matterhorn Ski Paradise (Zermatt–Cervinia)"). '' without a linked area.
 */
export const allOfLinkedArea = (linkedArea: string): string =>
  linkedArea && m.linked_area_all({ area: splitName(linkedArea)[0] });
