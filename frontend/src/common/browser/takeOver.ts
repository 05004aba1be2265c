import { type ComponentType, useSyncExternalStore } from 'react';
import { loadAhead } from './loadAhead';

/**
 * A part that takes the place of a plainer one: fetched ahead where the line allows it, else when it is asked for. Where
 * it can't be loaded the plainer one stays.
 */
export function takeOver<P extends object>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | null = null;
  const listeners = new Set<() => void>();
  const fetch = async () => {
    if (part) return;
    part = await load();
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  loadAhead(fetch);
  return {
    ask: () =>
      void fetch().catch((error: unknown) =>
        console.warn('The plainer part stays, its other failed.', error),
      ),
    /** The part, or null until it is there. */
    usePart: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      ),
  };
}
