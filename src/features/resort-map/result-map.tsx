import type { Map as LeafletMap } from 'leaflet';
import { RefreshCw } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { MapZoom, zoomBy } from '@/components/map/map-zoom';
import { moveOptions } from '@/components/map/motion';
import type { ResultMapProps } from '@/components/map/result-map-props';
import { StreetsNotice } from '@/components/map/streets-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { env } from '@/config/env';
import { cn } from '@/lib/class-names';
import { useMediaQuery } from '@/lib/use-media-query';
import { m } from '@/paraglide/messages';
import { BottomEdge } from './bottom-edge';
import { areaOf, type Cluster, clusterIndex, placedResorts } from './clusters';
import { FitLegend } from './fit-legend';
import { focusOnMap } from './focus-on-map';
import { MarkerLayer } from './marker-layer';
import { PinCard } from './pin-card';
import { PinSheet } from './pin-sheet';
import { ResultNames } from './result-names';
import { ResultsCanvas } from './results-canvas';
import { useKeepView, useLeftView } from './use-left-view';
import { useMapLabel } from './use-map-label';
import { useMapMoves } from './use-map-moves';
import { shownArea } from './use-map-view';
import { useOpenPin } from './use-open-pin';

const PAN = 160;

/** The map of the resorts that match: pins and clusters, the card of a pin, and the search of the area it shows. */
export function ResultMap(props: ResultMapProps) {
  const { results, pins, renderCard } = props;
  const { resorts: known, key: resultKey, isLoading } = results;
  const { bounds: area, onChange: onArea } = props.area;
  const { id: markedId, onChange: onMark } = props.mark;
  const { isBeside: isBesideList, onShow, focus } = props.list;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [haveTilesFailed, setTilesFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const leftView = useLeftView();
  const placed = useMemo(() => placedResorts(known ?? []), [known]);
  const index = useMemo(() => clusterIndex(placed, pins), [placed, pins]);
  const wasMoved = leftView?.hasMoved ?? false;
  const { hasMoved, noteMove, keepView } = useMapMoves({ map, placed, area, resultKey, wasMoved });
  const { openId, open, close, toggle } = useOpenPin({
    map,
    placed,
    isKnown: known !== undefined,
    leftId: leftView?.openId ?? null,
    // Its card in the list was marked as long as it was open.
    onClose: () => onMark(null),
  });
  useKeepView(map, { hasMoved, openId });
  useMapLabel(map, known?.length, isBesideList);
  const hasRoom = useMediaQuery('(width >= 75rem)');
  const isLow = useMediaQuery('(height < 37.5rem)');
  const hasSheet = open !== undefined && !isBesideList;

  const onKeyDown = (event: KeyboardEvent) => {
    // React also passes on the keys of a menu that was opened here, but lies elsewhere in the document.
    if (!map || !event.currentTarget.contains(event.target as Node)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (!open) return focus();
      close();
      return focusOnMap(map, openId);
    }
    // With these the browser zooms the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(map, 1);
    if (event.key === '-') zoomBy(map, -1);
  };
  const expand = ({ point, clusterId }: Cluster) => {
    if (!map) return;
    const zoom = Math.min(index.getClusterExpansionZoom(clusterId), map.getMaxZoom());
    map.setView([point.latitude, point.longitude], zoom);
  };
  const search = () => {
    if (!map) return;
    const shown = shownArea(map);
    keepView(shown);
    onArea(shown);
  };
  /** A press on a button that goes, and would take the focus with it. */
  const leaving = (act: () => void) => () => {
    act();
    if (map) focusOnMap(map);
  };
  const notices = (
    <>
      {/* Without tiles the pins stand on the base map. It is said once all resorts are there: it stands below their progress, which goes. */}
      {haveTilesFailed && !isLoading && (
        <StreetsNotice
          onRetry={leaving(() => {
            setTilesFailed(false);
            setAttempt(attempt + 1);
          })}
        />
      )}
      {area !== null && known?.length === 0 && !isLoading && (
        <Alert
          role="status"
          className="max-w-100 max-lg:mx-4"
          action={
            <Button size="small" onClick={leaving(() => onArea(null))}>
              {m.result_map_clear_area()}
            </Button>
          }
        >
          {m.result_map_empty()}
        </Alert>
      )}
    </>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is in it
    <div
      onKeyDown={onKeyDown}
      className="results-map topo absolute inset-0 isolate overflow-hidden bg-sunken [--topo-x:center] [--topo:.6]"
    >
      <ResultsCanvas
        ref={setMap}
        area={area ?? areaOf(placed)}
        view={leftView}
        attempt={attempt}
        onTiles={setTilesFailed}
      />
      {map && (
        <>
          <ResultNames
            map={map}
            index={index}
            placed={placed}
            pins={pins}
            hasGround={!env.mapTileUrl || haveTilesFailed}
          />
          <MarkerLayer
            map={map}
            index={index}
            pins={pins}
            openId={openId}
            // The card of the open pin stays marked in the list.
            mark={{ id: markedId, onChange: (id) => onMark(id ?? openId) }}
            onOpen={({ id }) => toggle(id)}
            onExpand={expand}
            onPan={({ x, y }) => {
              map.panBy([x * PAN, y * PAN], moveOptions());
              noteMove();
            }}
          />
          {open && isBesideList && (
            <PinCard map={map} point={open.point} isByPin={hasRoom}>
              {renderCard(open.resort, 'card')}
            </PinCard>
          )}
        </>
      )}
      <div className="pointer-events-none absolute inset-x-0 top-0 z-3 grid justify-items-center gap-2 pt-3 lg:justify-items-start lg:p-4 lg:pr-20 [&>*]:pointer-events-auto">
        {/* A sheet leaves a low window no room for them. */}
        {!(hasSheet && isLow) && props.children}
        {hasMoved && (
          <Button size="small" onClick={leaving(search)} className="bg-surface shadow-menu hover:bg-sunken">
            <RefreshCw aria-hidden />
            {m.result_map_search()}
          </Button>
        )}
        {!isBesideList && !hasSheet && notices}
      </div>
      {map && (
        <MapZoom
          map={map}
          className={cn(
            'border-control lg:top-4 lg:right-4',
            !isBesideList && (hasSheet ? 'top-auto bottom-60' : 'top-auto bottom-10'),
          )}
        />
      )}
      {isBesideList && (
        <div className="absolute bottom-4 left-4 z-3 grid max-w-[calc(100%-2rem)] justify-items-start gap-2">
          {notices}
          {pins && <FitLegend legend={pins.legend} />}
        </div>
      )}
      {!isBesideList && (
        <BottomEdge legend={pins?.legend} hasSheet={hasSheet} onShowList={onShow}>
          {map && open && (
            <PinSheet map={map} point={open.point}>
              {renderCard(open.resort, 'sheet')}
            </PinSheet>
          )}
        </BottomEdge>
      )}
    </div>
  );
}
