import { useEffect, useEffectEvent } from 'react';
import { currentTab } from '../browser/currentTab';

/** A dialog, drawer or menu that is open, the top one last. */
interface Overlay {
  close: () => void;
}

/** The part of the router that decides whether history may be moved now. */
export interface RouterState {
  isIdle: () => boolean;
  /** The route that the router shows, as the address names it. */
  path: () => string;
  /** Calls back after each change; `isReplaced`: the entry was written anew. */
  onChange: (listener: (isReplaced: boolean) => void) => void;
}

const open: Overlay[] = [];
let router: RouterState = {
  isIdle: () => true,
  path: () => '/',
  onChange: () => undefined,
};
let timer: ReturnType<typeof setTimeout> | undefined;
/** How many overlays the current history entry stands for. */
let entryDepth = 0;
let isStarted = false;
/** The history goes back on behalf of an overlay that was closed, not of the person. */
let isMoving = false;
/** Where the router was when it last changed, without the parameters. */
let page = '';

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;

const pageOf = (path: string): string => path.split('?')[0];

const addressedPath = (): string => window.location.hash.slice(1) || '/';

const withDepth = (depth: number): object => ({
  ...(window.history.state as object | null),
  overlays: depth,
});

/** Gives each open overlay an entry of its own, and takes the entries of closed ones away. */
function adjustHistory(): void {
  if (!isStarted || isMoving || currentTab.isLeaving || !router.isIdle()) return;
  while (entryDepth < open.length) {
    entryDepth += 1;
    window.history.pushState(withDepth(entryDepth), '');
  }
  if (entryDepth > open.length) {
    isMoving = true;
    window.history.go(open.length - entryDepth);
  }
}

/** Later: an overlay that follows another takes over its entry, and a link that closes one goes its own way. */
function adjustSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(adjustHistory);
}

function onPopState(event: PopStateEvent): void {
  if (!isStarted) return;
  const before = entryDepth;
  entryDepth = depthOf(event.state);
  if (isMoving && pageOf(addressedPath()) === pageOf(router.path())) {
    // The page has changed its parameters below the overlay that was closed: the entry below it follows.
    window.history.replaceState(window.history.state, '', `#${router.path()}`);
  }
  const isSamePage = addressedPath() === router.path();
  // The router need not hear that a dialog was opened or closed.
  if (isSamePage && (before > 0 || entryDepth > 0)) event.stopImmediatePropagation();
  if (isSamePage && !isMoving) for (const overlay of open.slice(entryDepth).toReversed()) overlay.close();
  isMoving = false;
  // One that asks before it closes stays and gets its entry again; an entry without its overlay is skipped.
  adjustSoon();
}

function onRouterChange(isReplaced: boolean): void {
  const isSamePage = pageOf(router.path()) === page;
  page = pageOf(router.path());
  if (isReplaced && isSamePage && entryDepth > 0 && depthOf(window.history.state) === 0) {
    // The page has changed its own address below an overlay.
    window.history.replaceState(withDepth(entryDepth), '');
  }
  entryDepth = depthOf(window.history.state);
  if (router.isIdle()) adjustSoon();
}

/**
 * Listens for the Back button before the router does. Called before the router is made: at the window listeners are called in
 * the order in which they came.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', onPopState, { capture: true });
}

/** Begins to follow what the router shows; called once, after `listenForBack`. */
export function startBackCloses(state: RouterState): void {
  router = state;
  isStarted = true;
  page = pageOf(router.path());
  // A reload has closed what was open.
  if (depthOf(window.history.state) > 0) window.history.replaceState(withDepth(0), '');
  // Back from another site, to a page that the browser has kept.
  window.addEventListener('pageshow', () => (currentTab.isLeaving = false));
  router.onChange(onRouterChange);
}

/** While it is open, Back closes this overlay instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return undefined;
    const overlay = { close: () => close() };
    open.push(overlay);
    adjustSoon();
    return () => {
      open.splice(open.indexOf(overlay), 1);
      adjustSoon();
    };
  }, [isOpen]);
}
