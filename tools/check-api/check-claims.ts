import { claimDefaults } from '@/config/claims';
import type { Findings } from './findings';

/** The environment that the site is built with. */
export type BuildEnvironment = Readonly<Record<string, string | undefined>>;

/** Notes the claims of the site that nobody has set: they are the specification's words, and may not be the owner's. */
export function checkClaims(findings: Findings, environment: BuildEnvironment): void {
  for (const [name, words] of Object.entries(claimDefaults)) {
    if (!environment[name]) findings.note('Claims of the site', `${name} is not set → “${words}”`);
  }
}
