import { type ComponentType, useSyncExternalStore } from 'react';
import { loadAhead } from './loadAhead';

interface Fetched<P> {
  /** The part, or null until it is there. */
  Part: ComponentType<P> | null;
  /** Whether it was asked for and could not be loaded. */
  isLost: boolean;
}

/**
 * A part that takes the place of a plainer one, or of none: fetched ahead where the line allows it, else when it is asked
 * for, and again with each asking until it is there. Where it can't be loaded the plainer one stays.
 */
export function takeOver<P extends object>(load: () => Promise<ComponentType<P>>) {
  let fetched: Fetched<P> = { Part: null, isLost: false };
  const listeners = new Set<() => void>();
  const set = (next: Fetched<P>) => {
    fetched = next;
    for (const listener of listeners) listener();
  };
  const fetch = async () => {
    if (!fetched.Part) set({ Part: await load(), isLost: false });
  };
  const ask = () => {
    if (fetched.isLost) set({ Part: null, isLost: false });
    fetch().catch((error: unknown) => {
      console.warn('A part could not be loaded; it is asked for again.', error);
      set({ Part: null, isLost: true });
    });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => fetched;
  loadAhead(fetch);
  return {
    ask,
    usePart: () => useSyncExternalStore(subscribe, read, read),
  };
}
