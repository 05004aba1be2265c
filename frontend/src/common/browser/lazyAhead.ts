import { type ComponentType, lazy } from 'react';
import { loadAhead } from './loadAhead';

/** A part that nobody sees before they press something: fetched ahead where the line allows it, else when it is used. */
export function lazyAhead<P extends object>(load: () => Promise<ComponentType<P>>) {
  loadAhead(load);
  return lazy(async () => ({ default: await load() }));
}
