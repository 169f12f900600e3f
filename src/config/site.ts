import { m } from '@/paraglide/messages';
import { setting } from './env';

/** Name, description and contacts of the site. */
export const site = {
  name: 'Snowline',
  tagline: m.site_tagline(),
  description: m.site_description(),
  /** Picture for shared links, drawn by the build: a path in the folder of each language. */
  picture: '/images/share.png',
  contact: 'hello@snowline.example',
  /** Only those that are set: an account of the site's name may be a stranger's. */
  social: [
    { label: 'Instagram', href: setting('VITE_SOCIAL_INSTAGRAM', '') },
    { label: 'Facebook', href: setting('VITE_SOCIAL_FACEBOOK', '') },
    { label: 'YouTube', href: setting('VITE_SOCIAL_YOUTUBE', '') },
  ].filter(({ href }) => href.startsWith('https://')),
} as const;
