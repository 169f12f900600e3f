import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** False while the browser knows that there is no network; true does not guarantee one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Calls back each time the browser says that the network is back. */
export function useOnReconnect(onReconnect: () => void): void {
  const callBack = useEffectEvent(onReconnect);
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline) callBack();
      }),
    [],
  );
}
