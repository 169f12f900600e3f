import { readdirSync, readFileSync } from 'node:fs';
import { statements } from './statements';

/** The document that says which test files hold each statement of the specification. */
export const COVERAGE_FILE = 'docs/spec-coverage.md';

const TAG = /^\/\/ spec: (.+)$/m;

const sections: Readonly<Record<string, string>> = {
  1: 'What the product does',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Errors and messages',
  9: 'Constants and limits',
};

/** The test files by the number of the statement that they name in a comment such as `// spec: 4.3, 8.2`. */
export function readTags(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const paths = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .sort();
  for (const path of paths) {
    const [, ids = ''] = TAG.exec(readFileSync(path, 'utf8')) ?? [];
    for (const id of ids.split(',').map((each) => each.trim())) {
      if (id) files.set(id, [...(files.get(id) ?? []), path]);
    }
  }
  return files;
}

/** The text of the document, made from the tags of the test files. */
export function coverageDocument(tags: ReadonlyMap<string, readonly string[]>): string {
  const lines = [
    '# Spec coverage',
    '',
    'Which test files hold each statement of the specification. Made by `npm run spec-coverage` from the comments',
    '`// spec: 4.3, 8.2` in the tests and the list in `tools/spec-coverage/statements.ts`; do not edit by hand.',
  ];
  let section = '';
  for (const [id, statement] of Object.entries(statements)) {
    const [current = ''] = id.split('.');
    if (current !== section) lines.push('', `## ${current}. ${sections[current]}`, '');
    section = current;
    const files = (tags.get(id) ?? []).map((path) => `[${path.slice('tests/'.length)}](../${path})`);
    lines.push(`- **${id}** ${statement}`, `  ${files.join(' · ')}`);
  }
  return `${lines.join('\n')}\n`;
}
