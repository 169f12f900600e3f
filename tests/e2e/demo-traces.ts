import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccount } from '@/demo/seed/users';

/** Words of the demo's code and of the package that serves it. */
const codeWords = ['mswjs', 'x-msw-', 'demo_api', 'Reset demo data', 'OpenSkiMap', demoAccount.email];

/** A stretch of a text that a bundler writes as it stands: no quotes, no letters it may escape. */
const plainStretch = (text: string): string => /[\w ,.:;-]{24,60}/.exec(text)?.[0] ?? '';

/** What every resort is described as, and what every sample review says. */
function dataWords(): string[] {
  const { resorts } = JSON.parse(readFileSync('src/demo/seed/resorts.json', 'utf8')) as {
    resorts: { description: string }[];
  };
  const reviews = JSON.parse(readFileSync('src/demo/seed/reviews.json', 'utf8')) as { comment: string }[];
  const texts = [...resorts.map(({ description }) => description), ...reviews.map(({ comment }) => comment)];
  return texts.map(plainStretch).filter(Boolean);
}

/** Where a built site holds the demo, its API or its data: one line for each file that does. */
export function findDemoTraces(dist: string): string[] {
  const words = [...codeWords, ...dataWords()];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|map|txt|xml|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(dist, file), 'utf8');
      const found = words.filter((word) => text.includes(word));
      return found.length > 0 ? [`${file} holds the demo's "${found[0]}" and ${found.length - 1} more`] : [];
    });
}
