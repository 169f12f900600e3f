import { basename } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const nameOf = (test: TestCase): string => `${basename(test.location.file)}:${test.location.line} ${test.title}`;

/** Ends the run with plain lines, as the other runners do. Tests that passed only when tried again are named: each is a fault to mend. */
class ClosingLineReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onEnd(_result: FullResult): void {
    const tests = this.root?.allTests() ?? [];
    const outcomes = tests.map((test) => test.outcome());
    const count = (...names: string[]) => outcomes.filter((outcome) => names.includes(outcome)).length;
    for (const test of tests.filter((each) => each.outcome() === 'flaky')) console.log(`flaky: ${nameOf(test)}`);
    console.log(
      `e2e: ${count('expected', 'flaky')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}

export default ClosingLineReporter;
