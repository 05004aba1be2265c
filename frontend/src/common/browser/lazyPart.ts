import { type ComponentType, lazy } from 'react';
import { whenIdle } from './whenIdle';

/** A lazy component that opens on a click; its code is prefetched when the page is idle. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  whenIdle(load);
  return lazy(async () => ({ default: await load() }));
}
