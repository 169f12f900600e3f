/** The stored drafts as text; '' when there are none. One that was sent or discarded leaves an entry without its words. */
export function drafts(): string {
  const stored: { value: unknown }[] = JSON.parse(localStorage.getItem('drafts') ?? '[]');
  const kept = stored.filter(({ value }) => value !== null);
  return kept.length > 0 ? JSON.stringify(kept) : '';
}
