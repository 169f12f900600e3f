import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { ErrorScreen, RouteErrorScreen } from './shell/error-screen';

/** The exports of a page's file in `src/routes`. */
interface PageModule {
  Component: ComponentType;
  /** Fetches the code of lazy parts that are prerendered with the page. */
  preloadParts?: () => Promise<unknown>;
}

/** The `handle` of the route of a page. */
export interface PageHandle {
  /** Fetches the page's code and that of its prerendered parts; rejects with a ChunkLoadError. */
  preload: () => Promise<unknown>;
}

/**
 * A route whose page is its own chunk. The router waits for `lazy` and runs a `loader` beside it. `lazy` never rejects,
 * because the router would keep the failure forever: if the chunk is missing, the page renders the error screen, which
 * can request it again.
 */
export function lazyPage(
  path: string,
  importPage: () => Promise<PageModule>,
  options: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {},
): RouteObject {
  const Page = lazyWithRetry(importPage, ({ Component }) => Component, ErrorScreen);
  const load = async () => {
    const page = await Page.preload().catch(() => null);
    // Requested while the page is rendered for the first time, and not waited for.
    page?.preloadParts?.().catch(() => {});
    return Page;
  };
  return {
    path,
    ...options,
    lazy: { Component: load },
    errorElement: <RouteErrorScreen />,
    handle: { preload: async () => (await Page.preload()).preloadParts?.() } satisfies PageHandle,
  };
}
