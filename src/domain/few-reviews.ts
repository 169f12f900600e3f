/** The fewest reviews that are not few: the next one to four reviews may still move their mean by most of a star. */
const ENOUGH_REVIEWS = 5;

/** Whether a rating rests on few reviews; false where nobody says on how many. */
export const isFewReviews = (reviewCount: number): boolean => reviewCount > 0 && reviewCount < ENOUGH_REVIEWS;
