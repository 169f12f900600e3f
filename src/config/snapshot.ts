/** Facts about the snapshot. In a file of their own: in the pages, they would change every page with every build. */
export const SNAPSHOT_FILE = '/snapshot.json';

/** The contents of `snapshot.json`. */
export interface SnapshotFacts {
  /** When the API was read, as an ISO instant. */
  savedAt: string;
  /** Path of the catalogue file. */
  catalogue: string;
}

/** Id of the element that holds a prerendered page's data, as JSON. */
export const DEHYDRATED_STATE_ID = 'dehydrated-state';
