// spec: 3.4

import { describe, expect, it } from 'vitest';
import { styleVariant } from '@/components/resort-card/resort-style-badges';
import { resortStyles, styleLabel } from '@/domain/resort-styles';

describe('resort styles', () => {
  it('are nineteen', () => {
    expect(new Set(resortStyles)).toHaveLength(19);
  });

  it.each([
    ['family_friendly', 'Family Friendly'],
    ['alpine_european', 'Alpine European'],
    ['heli_skiing', 'Heli Skiing'],
    ['quiet', 'Quiet'],
    ['__proto__', 'Proto'],
  ])('%s reads %s', (style, label) => {
    expect(styleLabel(style)).toBe(label);
  });

  it.each([
    ['destructive', ['expert_terrain', 'big_mountain', 'backcountry_access']],
    ['default', ['luxury_destination', 'mega_resort']],
    ['secondary', ['family_friendly', 'beginner_focused', 'budget_friendly']],
    ['outline', ['terrain_park', 'nordic_style', 'heli_skiing', 'constructor']],
  ])('%s is the badge of %j', (variant, styles) => {
    expect(styles.map(styleVariant)).toEqual(styles.map(() => variant));
  });
});
