import { readFileSync } from 'node:fs';

/** The example of what is sent to an optional endpoint, as docs/production.md gives it. Throws when there is none. */
export function documentedPayload(name: 'error' | 'vitals'): Record<string, unknown> {
  const docs = readFileSync('docs/production.md', 'utf8');
  const [, json] = new RegExp(`<!-- ${name}-payload -->\\n\`\`\`json\\n([\\s\\S]*?)\`\`\``).exec(docs) ?? [];
  if (!json) throw new Error(`docs/production.md has no example of the ${name} payload`);
  return JSON.parse(json);
}
