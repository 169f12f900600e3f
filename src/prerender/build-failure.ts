/** Ends the build with one line: without a stack, and without a cause, whose stack would be printed too. */
export class BuildFailure extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
    // Vite adds the names of plugin and hook to an error that has none, and they would be printed. This one is not enumerable.
    Object.defineProperty(this, 'plugin', { value: 'snowline-prerender' });
  }
}
