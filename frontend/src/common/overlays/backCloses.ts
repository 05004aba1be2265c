import { useEffect, useEffectEvent } from 'react';
import { currentTab } from '../browser/currentTab';

/** An open dialog, drawer or menu. */
interface Overlay {
  close: () => void;
}

/** The part of the router that allows or blocks history navigation. */
export interface RouterState {
  isIdle: () => boolean;
  /** The router's present route. */
  path: () => string;
  /** Calls back after each change; `isReplaced` for a replaced entry. */
  onChange: (listener: (isReplaced: boolean) => void) => void;
}

const open: Overlay[] = [];
let router: RouterState = {
  isIdle: () => true,
  path: () => '/',
  onChange: () => undefined,
};
let timer: ReturnType<typeof setTimeout> | undefined;
/** The number of overlays that the present history entry represents. */
let entryDepth = 0;
let isStarted = false;
/** The history goes back because an overlay was closed, not because of the person. */
let isMoving = false;
/** The router's location at its last change, without parameters. */
let page = '';

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;

const pageOf = (path: string): string => path.split('?')[0];

const addressedPath = (): string => window.location.hash.slice(1) || '/';

const withDepth = (depth: number): object => ({
  ...(window.history.state as object | null),
  overlays: depth,
});

/** Adds a history entry per open overlay, and removes the entries of closed ones. */
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

/** Delayed: a following overlay reuses the entry, and a link that closes one navigates by itself. */
function adjustSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(adjustHistory);
}

function onPopState(event: PopStateEvent): void {
  if (!isStarted) return;
  const before = entryDepth;
  entryDepth = depthOf(event.state);
  if (isMoving && pageOf(addressedPath()) === pageOf(router.path())) {
    // The page changed its parameters below the closed overlay, so the entry below gets them too.
    window.history.replaceState(window.history.state, '', `#${router.path()}`);
  }
  const isSamePage = addressedPath() === router.path();
  // The router must not handle the navigation of an overlay.
  if (isSamePage && (before > 0 || entryDepth > 0)) event.stopImmediatePropagation();
  if (isSamePage && !isMoving) for (const overlay of open.slice(entryDepth).toReversed()) overlay.close();
  isMoving = false;
  // An overlay that asks before closing stays and gets its entry again; an entry without overlay is skipped.
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
 * Listens for Back before the router. Call it before creating the router, because window listeners run in the
 * order of registration.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', onPopState, { capture: true });
}

/** Starts following the router; called once, after `listenForBack`. */
export function startBackCloses(state: RouterState): void {
  router = state;
  isStarted = true;
  page = pageOf(router.path());
  // A reload has closed the overlays.
  if (depthOf(window.history.state) > 0) window.history.replaceState(withDepth(0), '');
  // Returned from another site to a page in the browser's cache.
  window.addEventListener('pageshow', () => (currentTab.isLeaving = false));
  router.onChange(onRouterChange);
}

/** While open, Back closes this overlay instead of leaving the page. */
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
