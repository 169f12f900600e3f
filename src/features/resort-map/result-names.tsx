import type { Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { boxAround } from '@/components/map/base/box';
import { MapNames } from '@/components/map/base/map-names';
import { isInArea } from '@/domain/filters/list-filters';
import type { FitPins } from '@/domain/filters/list-trip';
import { type ClusterIndex, markersIn, type PlacedResort } from './clusters';
import { useMapView } from './use-map-view';

interface ResultNamesProps {
  map: LeafletMap;
  index: ClusterIndex;
  placed: readonly PlacedResort[];
  pins: FitPins | undefined;
  /** Also names countries and mountains, where no tiles do. */
  hasGround: boolean;
}

/** Pixels around the point of a marker that its pin, or the circle of a cluster, covers. */
const PIN = { aside: 25, above: 38, below: 0 };
const CLUSTER = { aside: 28, above: 28, below: 28 };
/** Kilometres of slopes that count as much as a metre of vertical drop, where slopes are not reported. */
const SLOPES_PER_METRE = 0.05;

/** The names of resorts in view where there is room for them: of those that fit the trip first, then of bigger ones. */
export function ResultNames({ map, index, placed, pins, hasGround }: ResultNamesProps) {
  const view = useMapView(map);
  const byWeight = useMemo(() => {
    const steps = pins?.legend.map(({ step }) => step) ?? [];
    return placed
      .map((one) => {
        const step = pins?.of(one.resort)?.step;
        return { ...one, rank: step ? steps.indexOf(step) : steps.length, size: sizeOf(one.resort) };
      })
      .sort((a, b) => a.rank - b.rank || b.size - a.size);
  }, [placed, pins]);
  const { resorts, obstacles } = useMemo(() => {
    const markers = markersIn(index, view.rendered, view.zoom);
    const pinned = new Set(markers.flatMap((marker) => ('resort' in marker ? [marker.resort.id] : [])));
    const obstacles = markers.map((marker) => {
      const { aside, above, below } = 'resort' in marker ? PIN : CLUSTER;
      return boxAround(map.latLngToLayerPoint([marker.point.latitude, marker.point.longitude]), aside, above, below);
    });
    const resorts = byWeight
      .filter(({ resort }) => isInArea(resort, view.rendered))
      .map(({ resort: { id, name }, point }) => ({ ...point, id, name, isPinned: pinned.has(id) }));
    return { resorts, obstacles };
  }, [map, index, view, byWeight]);
  return <MapNames map={map} resorts={resorts} obstacles={obstacles} hasGround={hasGround} />;
}

function sizeOf({ slopesKm, elevation }: Resort): number {
  return slopesKm?.total || elevation.vertical * SLOPES_PER_METRE;
}
