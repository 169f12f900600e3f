/** Between these, JavaScript writes a number out, and not as a power of ten. */
const [SMALLEST, GREATEST] = [1e-6, 1e15];

/**
 * A number as English writes it: "1,234.5". Rounded, halves away from zero, to `most` decimals at most; noughts at its
 * end are left out down to `least` of them. Never "-0".
 *
 * Says what `Intl.NumberFormat` says. The first of those takes a slow phone a tenth of a second, and the first cards
 * would wait for it.
 */
export function formatDecimal(value: number, { most = 0, least = 0 } = {}): string {
  const size = Math.abs(value);
  if (!(size < GREATEST))
    return value.toLocaleString('en-US', { maximumFractionDigits: most, minimumFractionDigits: least });
  // By the digits as they are written: 1.005 times 100 would be less than 100.5.
  const rounded = size >= SMALLEST ? Number(`${Math.round(Number(`${size}e${most}`))}e-${most}`) : 0;
  const [whole = '0', decimals = ''] = String(rounded).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const shown = decimals.padEnd(least, '0');
  return `${value < 0 && rounded > 0 ? '-' : ''}${grouped}${shown && `.${shown}`}`;
}
