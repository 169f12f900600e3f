import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COVERAGE_FILE, coverageDocument, readTags } from '../../tools/spec-coverage/coverage';
import { statements } from '../../tools/spec-coverage/statements';

const tags = readTags();

describe('the specification', () => {
  it('has a test for every statement', () => {
    expect(Object.keys(statements).filter((id) => !tags.has(id))).toEqual([]);
  });

  it('has every statement that a test names', () => {
    expect([...tags.keys()].filter((id) => !Object.hasOwn(statements, id))).toEqual([]);
  });

  it('has a coverage document that is up to date (npm run spec-coverage)', () => {
    expect(readFileSync(COVERAGE_FILE, 'utf8')).toBe(coverageDocument(tags));
  });
});
