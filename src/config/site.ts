import { setting } from './env';

/** Name, description and contacts of the site. */
export const site = {
  name: 'Snowline',
  tagline: 'Know the mountain before you book the train.',
  description:
    'Ski resorts in Europe and North America, measured the same way: height, snow, runs, prices, weather and reviews by skiers.',
  contact: 'hello@snowline.example',
  /** Those that are set: an account of that name may be a stranger's. */
  social: [
    { label: 'Instagram', href: setting('VITE_SOCIAL_INSTAGRAM', '') },
    { label: 'Facebook', href: setting('VITE_SOCIAL_FACEBOOK', '') },
    { label: 'YouTube', href: setting('VITE_SOCIAL_YOUTUBE', '') },
  ].filter(({ href }) => href.startsWith('https://')),
} as const;
