import type { Locator, Page } from '@playwright/test';
import type { Failure } from './failures';

export type Person = 'visitor' | 'guest' | 'member';

/** What a failed call leads to. Whatever is not named must not be there. */
export interface Outcome {
  /** Title of the one toast, and the line below it. */
  toast?: string;
  detail?: string;
  /** A toast of what went before the failing call; it may be gone by then. */
  passing?: string;
  /** Texts of the one alert in the page, in its order. */
  alert?: readonly string[];
  /** Path and query where it leads, if not the page it began on. */
  at?: string;
  /** What is there in the end. */
  shows?: (page: Page) => Locator;
  /** It counts as done, so that what was typed may go. */
  isDone?: true;
  /** Nobody is signed in any more. */
  endsSession?: true;
  /** Makes the call once more from where it leads, as a person would. */
  again?: (page: Page) => Promise<void>;
  /** The way on from there, once the call works. Throws when there is none. */
  onward?: (page: Page) => Promise<void>;
}

/** A call on a page that makes it: who is there, what causes it, and what must come of its failures. */
export interface FailingCall {
  /** Method and path, as the specification names them. */
  call: string;
  /** Tells the call from others, by path and query. */
  path: RegExp;
  /** Address of the page. */
  on: string;
  as: Person;
  /** Resorts this person has saved. */
  saved?: readonly string[];
  /** What the person does; the page has arrived. Without it, opening the page makes the call. */
  errand?: (page: Page, failure: Failure) => Promise<void>;
  /** A part of the page that must stand before, during and after. */
  part: (page: Page) => Locator;
  /** What was typed or chosen and must still be there after a failure. */
  keeps?: (page: Page) => Promise<void>;
  /** The failures that look different here, by name; `every`: all there are. Default: by method and fields. */
  ways?: readonly string[] | 'every';
  /** What the server finds wrong, by its field names. */
  fields?: Readonly<Record<string, string>>;
  /** How often a page that opens makes the call before it counts as failed. Default: as often as one that tries again. */
  attemptsAtFirst?: (failure: Failure) => number;
  /** How often the call is made before it counts as failed. Default: thrice for reads that retry, else once. */
  attempts?: (failure: Failure) => number;
  outcome: (failure: Failure) => Outcome;
}

/** The method of a call. */
export const methodOf = ({ call }: Pick<FailingCall, 'call'>): string => call.split(' ')[0] ?? 'GET';
