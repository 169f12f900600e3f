import type { Load } from './load';

const WIDTH = 60;

/** Prints what a page requested and when, with a bar for each file, and where its text and content fell. */
export function printWaterfall(name: string, { requests, text, content, largest, largestTag, longTasks }: Load): void {
  const end = Math.max(...requests.map((each) => each.end), content ?? 0);
  const place = (time: number) => Math.min(WIDTH, Math.round((time / end) * WIDTH));
  const ms = (time: number | null) => (time === null ? '–' : time.toFixed(0));
  console.log(`\n${name}: text ${ms(text)}, largest ${ms(largest)} (${largestTag}), content ${ms(content)} ms`);
  for (const { path, start, end: done, bytes } of requests) {
    const bar = ' '.repeat(place(start)) + '█'.repeat(Math.max(1, place(done) - place(start)));
    const times = `${ms(start).padStart(5)} ${ms(done).padStart(5)}`;
    console.log(`${times} ${(bytes / 1024).toFixed(1).padStart(6)}  ${bar.padEnd(WIDTH + 1)} ${path.slice(0, 60)}`);
  }
  console.log(
    `tasks over 50 ms: ${longTasks.map(([start, length]) => `${ms(start)}+${ms(length)}`).join(' ') || 'none'}`,
  );
}
