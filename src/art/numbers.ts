/** The value at share `t` of the way from `from` to `to`. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Drops the decimals, which keeps the drawings short. */
export const whole = (value: number): number => Math.trunc(value);
