import type { ComponentType } from 'react';
import { lazyPart } from '../common/browser/lazyPart';

/** Screens of the console come after its frame: with the first touch, or when one is opened. */
const screensOf =
  <Screens>(load: () => Promise<Screens>) =>
  (choose: (screens: Screens) => ComponentType) =>
    lazyPart(async () => choose(await load()));

/** One of the lists. */
export const listScreen = screensOf(() => import('./lists'));
/** The page or the form of one record, or a page of its own. */
export const recordScreen = screensOf(() => import('./records'));
