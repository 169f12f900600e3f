import { Bell, Heart, LogIn, LogOut, type LucideIcon, Settings, Star, User, UserPlus } from 'lucide-react';

const icons: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries({
    login: LogIn,
    'user-plus': UserPlus,
    user: User,
    heart: Heart,
    star: Star,
    bell: Bell,
    settings: Settings,
    logout: LogOut,
  }),
);

/** The icon for a name sent by the server; an empty space for an unknown one, so that labels stay aligned. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons.get(name);
  return Icon ? <Icon aria-hidden /> : <span className="w-[1.25em] flex-none" />;
}
