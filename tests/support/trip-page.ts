import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { storeElsewhere } from './browser-storage';

/** Two beginners, an intermediate and an expert, 14 to 21 February 2027, up to EUR 70, from Zürich. */
export const WEEK = '2027-02-14..2027-02-21_b2i1a1_EUR70_ZRH';

/** Sets the date to a day before that trip; timers stay real. */
export const setToday = (day = '2026-11-22') =>
  vi.useFakeTimers({ now: new Date(`${day}T10:00:00`), toFake: ['Date'] });

/** Stores a trip as another tab would. */
export function storeTrip(link: string): void {
  storeElsewhere('trip', JSON.stringify({ link }));
}

/** Lengths in kilometres: the language of the test's browser would make them miles. */
export function inKilometres(): void {
  storeElsewhere('units', 'metric');
}

/** What is stored of the trip. */
export const storedTrip = (): unknown => JSON.parse(localStorage.getItem('trip') ?? 'null');

/** What stands in the line of the trip. */
export const tripLine = async () => within(await screen.findByRole('region', { name: 'Your trip' }));

/** A part of that line, or one of its buttons. */
export const tripPart = async (name: string) => (await tripLine()).findByRole('button', { name });

/** The editor while it is open. */
export const editor = async () => within(await screen.findByRole('dialog', { name: 'Your trip' }));

/** Opens the editor from the empty line. */
export async function planTrip(user: UserEvent) {
  await user.click((await tripLine()).getByRole('button', { name: 'Plan a trip' }));
  return editor();
}

export const editorIsClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your trip' })).not.toBeInTheDocument());

/** Submits the editor, which closes. */
export async function setTrip(user: UserEvent) {
  await user.click((await editor()).getByRole('button', { name: 'Set trip' }));
  await editorIsClosed();
}

/** Plans a trip of one expert from the empty line. */
export async function planForOneExpert(user: UserEvent) {
  await user.click((await planTrip(user)).getByRole('button', { name: 'One expert more' }));
  await setTrip(user);
}

/** Imports the editor, so that the first test that opens it does not wait for its compilation. */
export const prepareEditor = async (): Promise<void> => void (await import('@/features/trip/editor/trip-editor'));

/** Plans trips in a test file: the editor is there, and every test begins on a day before the trip. */
export function planInThisFile(): void {
  beforeAll(prepareEditor, 60_000);
  beforeEach(() => void setToday());
  afterEach(() => void vi.useRealTimers());
}
