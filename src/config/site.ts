/** Name, description and contacts of the site. */
export const site = {
  name: 'Snowline',
  tagline: 'Know the mountain before you book the train.',
  description:
    'Ski resorts in Europe and North America, measured the same way: height, snow, runs, prices, weather and reviews by skiers.',
  contact: 'hello@snowline.example',
  social: [
    { label: 'Instagram', href: 'https://www.instagram.com/snowline' },
    { label: 'Facebook', href: 'https://www.facebook.com/snowline' },
    { label: 'YouTube', href: 'https://www.youtube.com/@snowline' },
  ],
} as const;
