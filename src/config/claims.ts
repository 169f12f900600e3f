import { setting } from './env';

/** What the owner says of the site where nothing else is set, by the variable that sets it: the specification's words. */
export const claimDefaults = {
  VITE_CLAIMS_RESORTS: '50+',
  VITE_CLAIMS_ACTIVE_USERS: '15K+',
  VITE_CLAIMS_SKIERS: '15,000+',
  VITE_CLAIMS_RATING: '4.8',
  VITE_CLAIMS_DATA_POINTS: '1M+',
  VITE_CLAIMS_SATISFACTION: '95%+',
  VITE_CLAIMS_FACTORS: '50+',
} as const;

const claim = (name: keyof typeof claimDefaults): string => setting(name, claimDefaults[name]);

/** Marketing figures: the owner's claims, not computed from data. */
export const claims = {
  /** Where the catalogue is not known: else it is the catalogue's. */
  resorts: claim('VITE_CLAIMS_RESORTS'),
  activeUsers: claim('VITE_CLAIMS_ACTIVE_USERS'),
  skiers: claim('VITE_CLAIMS_SKIERS'),
  averageRating: claim('VITE_CLAIMS_RATING'),
  dataPoints: claim('VITE_CLAIMS_DATA_POINTS'),
  satisfaction: claim('VITE_CLAIMS_SATISFACTION'),
  factors: claim('VITE_CLAIMS_FACTORS'),
} as const;
