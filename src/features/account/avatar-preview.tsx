import { useEffect, useState } from 'react';
import { UserAvatar } from '@/components/user-avatar';
import { PICTURE_DEBOUNCE } from '@/config/constants';

interface AvatarPreviewProps {
  name: string;
  /** The address as typed so far. */
  src: string;
}

/** Preview of the picture in the header. Loaded once typing pauses, not for every letter of the address. */
export function AvatarPreview({ name, src }: AvatarPreviewProps) {
  const [settled, setSettled] = useState(src);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(src.trim()), PICTURE_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [src]);
  return <UserAvatar name={name} src={settled} size="large" />;
}
