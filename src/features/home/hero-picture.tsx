import { useTheme } from '@/lib/theme';

// The first that fits is shown.
const crops = [
  { name: 'portrait', media: '(max-width: 767px)' },
  { name: 'banner', media: '(min-width: 1537px)' },
  { name: 'wide', media: '(min-width: 768px)' },
];
const address = (crop: string, time: string) => `/images/hero-${crop}-${time}.svg`;

/**
 * The drawn mountain: dawn in the light theme, night in the dark one, in three crops by width. On phones it is taller
 * than its box, so that the buttons do not hide the peak.
 */
export function HeroPicture() {
  const theme = useTheme();
  const fixedTime = theme === 'dark' ? 'night' : 'dawn';
  const night = '(prefers-color-scheme: dark)';
  return (
    <picture>
      {theme === 'system' &&
        crops.map(({ name, media }) => (
          <source key={`${name}-night`} media={`${night} and ${media}`} srcSet={address(name, 'night')} />
        ))}
      {crops.map(({ name, media }) => (
        <source key={name} media={media} srcSet={address(name, fixedTime)} />
      ))}
      <img
        src={address('wide', fixedTime)}
        alt=""
        fetchPriority="high"
        className="fill-picture absolute inset-x-0 top-0 object-[54%_0] max-md:max-h-[123%] max-md:min-h-[123%] md:object-[60%_100%]"
      />
    </picture>
  );
}
