/** A sample review as the demo API serves it. All of them are invented. */
export interface SeedReview {
  id: string;
  resort_id: string;
  /** Id of a seed author. */
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  comment: string;
  /** ISO instant. */
  created_at: string;
}
