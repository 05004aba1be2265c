import { type ComponentType, lazy } from 'react';

/** Screens of the console come after its frame, when one is opened. */
const screensOf =
  <Screens>(load: () => Promise<Screens>) =>
  (choose: (screens: Screens) => ComponentType) =>
    lazy(async () => ({ default: choose(await load()) }));

/** One of the lists. */
export const listScreen = screensOf(() => import('./lists'));
/** The page or the form of one record, or a page of its own. */
export const recordScreen = screensOf(() => import('./records'));
