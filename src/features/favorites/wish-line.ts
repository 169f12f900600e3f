/**
 * Keeps the wishes about one resort in order. Taps come faster than answers, so a wish that a later one has overtaken
 * is not sent, nor is one that the server already fulfils.
 */
export class WishLine {
  #last = 0;
  #isSavedOnServer: boolean;

  /** @param isSavedOnServer what the server holds before the first wish */
  constructor(isSavedOnServer: boolean) {
    this.#isSavedOnServer = isSavedOnServer;
  }

  /** What the server is known to hold. */
  get isSavedOnServer(): boolean {
    return this.#isSavedOnServer;
  }

  /** Joins the line; gives the wish's number. */
  join(): number {
    this.#last += 1;
    return this.#last;
  }

  /** True while no later wish has joined. */
  isLast(wish: number): boolean {
    return wish === this.#last;
  }

  /** Whether a wish still has to be sent when its turn comes. */
  mustSend(wish: number, isWanted: boolean): boolean {
    return this.isLast(wish) && isWanted !== this.#isSavedOnServer;
  }

  /** Notes that the server has fulfilled a wish. */
  fulfilled(isWanted: boolean): void {
    this.#isSavedOnServer = isWanted;
  }
}
