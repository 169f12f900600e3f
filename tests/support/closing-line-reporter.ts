import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Ends the run with one plain line, as the other runners do. */
class ClosingLineReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onEnd(_result: FullResult): void {
    const outcomes = this.root?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...names: string[]) => outcomes.filter((outcome) => names.includes(outcome)).length;
    console.log(
      `journeys: ${count('expected')} passed, ${count('unexpected', 'flaky')} failed, ${count('skipped')} skipped`,
    );
  }
}

export default ClosingLineReporter;
