import { Component } from 'react';
import { NavigationType } from 'react-router-dom';
import type { Shown } from './create-router';
import { elementNamedBy } from './named-part';
import { placeOf, savePlace, storePlaces } from './saved-places';

interface ScrollPlaceProps {
  shown: Shown;
}

/**
 * Another page starts at its top or at the part that its address names, Back, Forward and a reload return to the old
 * place. A class, since only a class is asked before the page changes (`getSnapshotBeforeUpdate`): afterwards the old
 * page's place is lost.
 */
export class ScrollPlace extends Component<ScrollPlaceProps> {
  private stopFollowing = () => {};

  override componentDidMount() {
    window.addEventListener('pagehide', this.leave);
    window.addEventListener('pageshow', this.takeOver);
    this.takeOver();
    if (this.props.shown.isReady) this.arrive(true);
  }

  override componentWillUnmount() {
    window.removeEventListener('pagehide', this.leave);
    window.removeEventListener('pageshow', this.takeOver);
    this.stopFollowing();
  }

  override getSnapshotBeforeUpdate({ shown: before }: ScrollPlaceProps) {
    if (before.location.key !== this.props.shown.location.key) savePlace(before.location.key, window.scrollY);
    return null;
  }

  override componentDidUpdate({ shown: before }: ScrollPlaceProps) {
    const { shown } = this.props;
    if (!before.isReady && shown.isReady) this.arrive(true);
    else if (before.location.key !== shown.location.key) this.arrive(false);
  }

  private takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };

  /** Until the site's code is there again, the browser itself brings the page back to its place. */
  private leave = () => {
    savePlace(this.props.shown.location.key, window.scrollY);
    storePlaces();
    window.history.scrollRestoration = 'auto';
  };

  private arrive(isFirst: boolean) {
    const { location, historyAction, keepsPlace } = this.props.shown;
    this.stopFollowing();
    if (keepsPlace) return;
    const place = historyAction === NavigationType.Pop ? placeOf(location.key) : undefined;
    const part = elementNamedBy(location.hash);
    if (place !== undefined) this.stopFollowing = followTo(place);
    else if (part) part.scrollIntoView();
    // A written page may have been scrolled before its code was there.
    else if (!isFirst) window.scrollTo(0, 0);
  }

  override render() {
    return null;
  }
}

/** What a person does to be elsewhere than where the page is being brought. */
const ownWays = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place. A page whose height comes with its data grows towards it, unless one goes elsewhere meanwhile.
 * Gives a function that ends it.
 */
function followTo(y: number): () => void {
  const reach = () => {
    window.scrollTo(0, y);
    return Math.abs(window.scrollY - y) <= 1;
  };
  if (reach()) return () => {};
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const way of ownWays) window.removeEventListener(way, stop);
  };
  observer.observe(document.body);
  for (const way of ownWays) window.addEventListener(way, stop, { passive: true });
  return stop;
}
