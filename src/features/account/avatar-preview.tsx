import { useEffect, useState } from 'react';
import { UserAvatar } from '@/components/user-avatar';
import { PICTURE_DEBOUNCE } from '@/config/constants';

interface AvatarPreviewProps {
  name: string;
  /** The address as typed so far. */
  src: string;
}

/** How the picture looks in the header. It is loaded once the typing stops, not for every letter of an address. */
export function AvatarPreview({ name, src }: AvatarPreviewProps) {
  const [settled, setSettled] = useState(src);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(src.trim()), PICTURE_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [src]);
  return <UserAvatar name={name} src={settled} size="large" />;
}
