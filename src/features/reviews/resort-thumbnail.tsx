import { useQuery } from '@tanstack/react-query';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { Photo } from '@/components/photo';

/**
 * The picture of a resort known by its id alone. An empty frame while the resort loads, and if it cannot be loaded.
 * Decorative: the name is beside it.
 */
export function ResortThumbnail({ resortId }: { resortId: string }) {
  const { data: resort } = useQuery({ ...resortQueries.detail(resortId), enabled: resortId !== '' });
  return (
    <div className="w-20 flex-none">
      {resort ? (
        <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" />
      ) : (
        <div className="picture aspect-4/3" />
      )}
    </div>
  );
}
