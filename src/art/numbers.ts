/** Keeps `value` within `low` and `high` (by default 0 and 1). */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** The value at share `t` of the way from `from` to `to`. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Drops the decimals, which keeps the drawings short. */
export const whole = (value: number): number => Math.trunc(value);
