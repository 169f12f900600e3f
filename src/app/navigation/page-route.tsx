import type { ComponentType } from 'react';
import { matchRoutes, type Params, type Path, type RouteObject } from 'react-router-dom';

/** What a file in `src/routes` exports. */
export interface PageModule {
  Component: ComponentType;
  /** Fetches what the page cannot be shown without, beside its code. */
  prepare?: (params: Readonly<Params>) => Promise<unknown> | undefined;
}

interface Address {
  params: Readonly<Params>;
  search: string;
  /** False where the same page is asked for something else. */
  isNewPath: boolean;
}

/** Starts the first requests of a page and waits for none. */
export type StartData = (address: Address) => void;

interface Page {
  /** Loads the page; gives nothing once all of it is there. */
  load: (params: Readonly<Params>) => Promise<unknown> | undefined;
  startData: StartData | undefined;
}

function LoadedPage({ code }: { code: () => PageModule | undefined }) {
  const Component = code()?.Component;
  return Component && <Component />;
}

/** A line of the route table: a page whose code is a chunk of its own. The router shows it when its code is there. */
export function page(path: string, importPage: () => Promise<PageModule>, startData?: StartData): RouteObject {
  let code: PageModule | undefined;
  let coming: Promise<PageModule> | undefined;

  async function importOnce(): Promise<PageModule> {
    try {
      code = await importPage();
      return code;
    } finally {
      // What did not come is asked for again by whoever needs it next.
      coming = undefined;
    }
  }

  async function loadAll(params: Readonly<Params>) {
    coming ??= importOnce();
    await (await coming).prepare?.(params);
  }

  const load: Page['load'] = (params) => (code ? code.prepare?.(params) : loadAll(params));
  return { path, element: <LoadedPage key={path} code={() => code} />, handle: { load, startData } satisfies Page };
}

interface PageAt {
  load: () => Promise<unknown> | undefined;
  startData: (isNewPath: boolean) => void;
}

/** The page at an address, ready to be loaded. Routes without code of their own, such as the frames, are left out. */
export function pagesAt(routes: RouteObject[], { pathname, search }: Pick<Path, 'pathname' | 'search'>): PageAt[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route, params }) => {
    const found = route.handle as Page | undefined;
    if (!found) return [];
    return [
      {
        load: () => found.load(params),
        startData: (isNewPath) => found.startData?.({ params, search, isNewPath }),
      },
    ];
  });
}
