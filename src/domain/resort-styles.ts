import { capitalized } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** The styles a resort may have, in the order they are offered. The server may name others. */
export const resortStyles = [
  'family_friendly',
  'beginner_focused',
  'intermediate_paradise',
  'expert_terrain',
  'all_mountain',
  'terrain_park',
  'big_mountain',
  'mogul_focused',
  'backcountry_access',
  'mega_resort',
  'boutique_mountain',
  'local_hill',
  'luxury_destination',
  'budget_friendly',
  'party_scene',
  'village_alpine',
  'alpine_european',
  'nordic_style',
  'desert_mountain',
] as const;

/** The words for a style: 'family_friendly' -> "Family Friendly", also for an unknown style. */
export function styleLabel(style: string): string {
  return m.resort_style({ name: style, text: style.split('_').filter(Boolean).map(capitalized).join(' ') });
}
