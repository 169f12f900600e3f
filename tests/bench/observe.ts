/** What counts as content of a page: the first element of `selector` that can be seen and whose words match. */
export interface Content {
  selector: string;
  /** Source of a regular expression; default: any word. */
  words?: string;
}

/** What a page has noted about itself, in milliseconds since its navigation. */
export interface Notes {
  /** First frame that shows the heading. */
  text: number | null;
  /** First frame that shows the content. */
  content: number | null;
  /** First frame in which a heart of a card would act on a tap: React has hydrated it. */
  interactive: number | null;
  largest: number | null;
  /** What was largest, as a start tag. */
  largestTag: string;
  /** Sum of the worst session window of layout shifts. */
  shift: number;
  interactions: { start: number; duration: number }[];
  /** Start and duration of tasks over 50 ms. */
  longTasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page before its own scripts, and therefore uses nothing from outside. */
export function observe(content: Content): void {
  const notes: Notes = {
    text: null,
    content: null,
    interactive: null,
    largest: null,
    largestTag: '',
    shift: 0,
    interactions: [],
    longTasks: [],
  };
  window.notes = notes;

  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number; element?: Element };
  const on = (type: string, note: (entry: Entry) => void, more = {}) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });

  on('largest-contentful-paint', ({ startTime, element }) => {
    notes.largest = startTime;
    notes.largestTag = element?.outerHTML.slice(0, 90) ?? '';
  });
  on('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]));
  on(
    'event',
    ({ interactionId, startTime, duration }) => {
      if (interactionId) notes.interactions.push({ start: startTime, duration });
    },
    { durationThreshold: 16 },
  );
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  on('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isNew = startTime - last > 1000 || startTime - first > 5000;
    if (isNew) first = startTime;
    sum = isNew ? value : sum + value;
    last = startTime;
    notes.shift = Math.max(notes.shift, sum);
  });

  const isSeen = (selector: string, words: RegExp) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        words.test(element.textContent ?? ''),
    );
  const look = () => {
    if (notes.text === null && isSeen('h1', /\S/)) notes.text = performance.now();
    if (notes.content === null && isSeen(content.selector, new RegExp(content.words ?? '\\S'))) {
      notes.content = performance.now();
    }
    const heart = document.querySelector('[data-resort] button');
    if (notes.interactive === null && heart && Object.keys(heart).some((key) => key.startsWith('__reactProps'))) {
      notes.interactive = performance.now();
    }
    const isDone = notes.text !== null && notes.content !== null && (notes.interactive !== null || !heart);
    if (!isDone) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
