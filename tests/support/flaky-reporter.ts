import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only when they were run again, of which Vitest's own report says nothing. Each is a fault to mend. */
export default class FlakyReporter implements Reporter {
  private readonly flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.flaky.push(`flaky: ${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.flaky.length > 0) console.log(this.flaky.join('\n'));
  }
}
