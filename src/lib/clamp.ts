/** Keeps `value` within `low` and `high` (by default 0 and 1). */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
