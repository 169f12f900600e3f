import type { BadgeVariant } from '@/components/ui/badge';
import { capitalized } from '@/lib/format';

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

const variants: Readonly<Record<string, BadgeVariant>> = {
  expert_terrain: 'destructive',
  big_mountain: 'destructive',
  backcountry_access: 'destructive',
  luxury_destination: 'default',
  mega_resort: 'default',
  family_friendly: 'secondary',
  beginner_focused: 'secondary',
  budget_friendly: 'secondary',
};

/** The words for a style: 'family_friendly' -> "Family Friendly", and the same for a style nobody knows. */
export function styleLabel(style: string): string {
  return style.split('_').filter(Boolean).map(capitalized).join(' ');
}

/** The look of a style's badge. */
export function styleVariant(style: string): BadgeVariant {
  return Object.hasOwn(variants, style) ? (variants[style] ?? 'outline') : 'outline';
}
