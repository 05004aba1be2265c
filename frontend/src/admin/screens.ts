import { type ComponentType, lazy } from 'react';

/** The console's screens are loaded after its layout, on first use. */
const screensOf =
  <Screens>(load: () => Promise<Screens>) =>
  (choose: (screens: Screens) => ComponentType) =>
    lazy(async () => ({ default: choose(await load()) }));

/** One of the lists. */
export const listScreen = screensOf(() => import('./lists'));
/** The page or form of a record, or a separate page. */
export const recordScreen = screensOf(() => import('./records'));
