import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { importChunk, isMissingChunk } from '@/lib/import-chunk';
import { useOnReconnect } from '@/lib/use-is-online';
import { ChunkFailure, type ChunkFailureProps } from './chunk-failure';

interface LazyProps {
  /** The fallback while the chunk loads, and until it is known why it did not. */
  fallback?: ReactNode;
}

/** A component whose code is its own chunk. */
interface LazyComponent<Props extends object, Module> {
  (props: Props & LazyProps): ReactNode;
  /** Fetches the chunk before it is used, again after a failure. Rejects with a ChunkLoadError. */
  preload: () => Promise<Module>;
  /** The same when the visitor reaches for what opens it: a failure is left to the opening. */
  prefetch: () => void;
}

/**
 * Makes a lazy component whose chunk can be requested again: `React.lazy` keeps a rejected import forever, so each
 * attempt is a new lazy component. If the chunk is missing, `Failure` is rendered; its reset requests the chunk again,
 * as does the return of the network. Other errors propagate. A chunk that is already loaded renders at once, without
 * the fallback.
 * @param pick picks the component from the module
 */
export function lazyWithRetry<Module, Props extends object>(
  importModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Failure: ComponentType<ChunkFailureProps> = ChunkFailure,
): LazyComponent<Props, Module> {
  const chunk = importChunk(importModule);

  /** The component if its chunk is loaded, else a lazy one that loads it. */
  function createAttempt(): { Component: ComponentType<Props>; isLoaded: boolean } {
    const module = chunk.loaded();
    return module
      ? { Component: pick(module), isLoaded: true }
      : { Component: lazy(async () => ({ default: pick(await chunk.load()) })), isLoaded: false };
  }

  function CaughtError(props: ChunkFailureProps) {
    if (!isMissingChunk(props.error)) throw props.error;
    useOnReconnect(props.resetErrorBoundary);
    return <Failure {...props} />;
  }

  function Lazy({ fallback = null, ...props }: Props & LazyProps) {
    const [{ Component, isLoaded }, setAttempt] = useState(createAttempt);
    const component = <Component {...(props as unknown as Props)} />;
    if (isLoaded) return component;
    return (
      <ErrorBoundary
        fallbackRender={(caught) => <CaughtError {...caught} fallback={fallback} />}
        onReset={() => setAttempt(createAttempt())}
      >
        <Suspense fallback={fallback}>{component}</Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Lazy, { preload: chunk.load, prefetch: () => void chunk.load().catch(() => {}) });
}
