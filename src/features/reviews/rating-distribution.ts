/** Mean, count and histogram (`byStars`, five first) of ratings from 1 to 5. Ignores others; null if none remains. */
export function ratingDistribution(ratings: readonly number[]) {
  const valid = ratings.filter((rating) => rating >= 1 && rating <= 5);
  if (valid.length === 0) return null;
  const byStars = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: valid.filter((rating) => Math.round(rating) === stars).length,
  }));
  return {
    mean: valid.reduce((sum, rating) => sum + rating, 0) / valid.length,
    count: valid.length,
    byStars,
    /** The largest number of reviews with the same stars. */
    most: Math.max(...byStars.map(({ count }) => count)),
  };
}
