/** The tokens of the base map (map.css). */
const TOKENS = {
  land: '--map-land',
  coast: '--map-coast',
  water: '--map-sea',
  border: '--map-border',
  state: '--map-state',
};
export type GroundColors = Record<keyof typeof TOKENS, string>;

/** The colors as they stand on an element now: a canvas knows neither variables nor themes. */
export function groundColors(element: HTMLElement): GroundColors {
  const probe = element.appendChild(document.createElement('i'));
  // The tokens name the system's colors where those are forced.
  probe.style.setProperty('forced-color-adjust', 'none');
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, read(token)]));
  probe.remove();
  return colors as GroundColors;
}

const MEDIA = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

/** Calls back when the theme, forced colors or printing begin or end. Returns a function that unsubscribes. */
export function watchColors(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const lists = MEDIA.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    theme.disconnect();
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}
