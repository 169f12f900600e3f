export type WeatherKind = 'snow' | 'sunny' | 'cloudy' | 'partly-cloudy';

/** The kind of weather a condition speaks of: snow, sunny or cloudy; anything else is partly cloudy. */
export function weatherKind(condition: string): WeatherKind {
  const words = condition.toLowerCase();
  if (words.includes('snow')) return 'snow';
  if (words.includes('part')) return 'partly-cloudy';
  if (words.includes('sunny')) return 'sunny';
  return words.includes('cloudy') ? 'cloudy' : 'partly-cloudy';
}
