/**
 * Decides which of the mutations of one resort's favorite are sent. Taps come faster than responses: one that a later
 * tap has overtaken is not sent, nor is one whose result the server already holds. React Query's `scope` runs mutations
 * in order but sends every one of them, and no library we know drops those that were overtaken.
 */
export class MutationQueue {
  #last = 0;
  /** What the server is known to hold; a rollback goes back to it. */
  isSavedOnServer: boolean;
  /** The outcome of the last request is not known: the server may have carried it out although no response came. */
  isUncertain = false;

  /** @param isSavedOnServer what the server holds before the first mutation */
  constructor(isSavedOnServer: boolean) {
    this.isSavedOnServer = isSavedOnServer;
  }

  /** Adds a mutation to the queue; returns its number. */
  add(): number {
    this.#last += 1;
    return this.#last;
  }

  /** True while no later mutation was added. */
  isLast(number: number): boolean {
    return number === this.#last;
  }

  /** Whether a mutation still has to be sent when its turn comes. */
  mustSend(number: number, isWanted: boolean): boolean {
    return this.isLast(number) && (this.isUncertain || isWanted !== this.isSavedOnServer);
  }
}
