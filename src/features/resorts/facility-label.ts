/** The words for a facility: 'night_skiing' -> "Night skiing". */
export function facilityLabel(facility: string): string {
  const words = facility.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
