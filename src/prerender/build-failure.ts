/** Ends the build with one line: without a stack, and without a cause, whose stack would be printed too. */
export class BuildFailure extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
