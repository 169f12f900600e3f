/** Marketing figures: the owner's claims, not computed from data. */
export const claims = {
  resorts: '50+',
  activeUsers: '15K+',
  skiers: '15,000+',
  averageRating: '4.8',
  dataPoints: '1M+',
  satisfaction: '95%+',
  factors: '50+',
} as const;
