/** With fewer reviews, the next one can still move the mean by most of a star. */
const ENOUGH_REVIEWS = 5;

/** Whether a rating rests on few reviews; false if their number is unknown. */
export const isFewReviews = (reviewCount: number): boolean => reviewCount > 0 && reviewCount < ENOUGH_REVIEWS;
