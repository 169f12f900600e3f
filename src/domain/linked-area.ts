import { m } from '@/paraglide/messages';
/**
 * "all of Ski Arlberg", for a figure that speaks of a linked area and not of the resort alone; a bracketed part of its name
 * ("Matterhorn Ski Paradise (Zermatt–Cervinia)") is left out. '' where there is no linked area.
 */
export const allOfLinkedArea = (linkedArea: string): string =>
  linkedArea && m.linked_area_all({ area: linkedArea.replace(/ \(.*\)$/, '') });
