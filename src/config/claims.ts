import { m } from '@/paraglide/messages';
import { setting } from './env';

/** The claims of a site that sets none, by variable: the specification's words, in the page's language. */
export const claimDefaults = {
  VITE_CLAIMS_RESORTS: m.claim_resorts(),
  VITE_CLAIMS_ACTIVE_USERS: m.claim_active_users(),
  VITE_CLAIMS_SKIERS: m.claim_skiers(),
  VITE_CLAIMS_RATING: m.claim_rating(),
  VITE_CLAIMS_DATA_POINTS: m.claim_data_points(),
  VITE_CLAIMS_SATISFACTION: m.claim_satisfaction(),
  VITE_CLAIMS_FACTORS: m.claim_factors(),
} as const;

const claim = (name: keyof typeof claimDefaults): string => setting(name, claimDefaults[name]);

/** Marketing figures: the owner's claims, not computed from data. */
export const claims = {
  /** Used until the catalogue is known. */
  resorts: claim('VITE_CLAIMS_RESORTS'),
  activeUsers: claim('VITE_CLAIMS_ACTIVE_USERS'),
  skiers: claim('VITE_CLAIMS_SKIERS'),
  averageRating: claim('VITE_CLAIMS_RATING'),
  dataPoints: claim('VITE_CLAIMS_DATA_POINTS'),
  satisfaction: claim('VITE_CLAIMS_SATISFACTION'),
  factors: claim('VITE_CLAIMS_FACTORS'),
} as const;
