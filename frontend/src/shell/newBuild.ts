import type { createMemoryRouter } from 'react-router';
import { currentTab } from '../common/browser/currentTab';
import { tabStorage } from '../common/storage/storage';
import { keepTypedText, restoreTypedText } from '../common/storage/typedText';

type Router = ReturnType<typeof createMemoryRouter>;

/** The build for which this tab has been reloaded. */
const KEY = 'reloadedBuild';
/** A page that cannot be shown is reloaded after this, ms, even if the router still waits. */
const NAVIGATION_MS = 3_000;

/** The address of the entry chunk names the build. */
const ownBuild = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Whether a reload can help: the server answers, with another build or, once, with this one. */
async function canReload(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  const build = ownBuild();
  if (!(await answer.text()).includes(build)) return tabStorage.getItem(KEY) !== build;
  return tabStorage.isKept() && tabStorage.getItem(KEY) !== build;
}

const whenIdle = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const stop = router.subscribe(({ navigation }) => navigation.state === 'idle' && end());
    const timer = setTimeout(() => end(), NAVIGATION_MS);
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    if (router.state.navigation.state === 'idle') end();
  });

/** Resolves with the next page that the person opens. */
const whenLeft = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const { location } = router.state;
    const stop = router.subscribe((state) => {
      if (state.location === location) return;
      stop();
      resolve();
    });
  });

/** Whether someone waits for the missing chunk; what is fetched ahead is missed by no one yet. */
const isAwaited = ({ state }: Router): boolean =>
  !state.initialized || state.navigation.state !== 'idle' || navigator.userActivation?.isActive !== false;

/**
 * A tab left open over a deployment asks for chunks of a build that is gone. It is reloaded once per build, at the same
 * route and with the text typed on it.
 * @param ownerId who types: texts are given back to the same person only
 */
export function followBuilds(router: Router, ownerId: () => string): void {
  let isReloading = false;
  const reload = async () => {
    const typedAt = router.state.location.pathname;
    const awaited = isAwaited(router);
    // At once: the router is about to put its error in the place of the page.
    if (awaited) keepTypedText(typedAt, ownerId());
    if (isReloading || !(await canReload())) return;
    isReloading = true;
    if (!awaited) await whenLeft(router);
    await whenIdle(router);
    tabStorage.setItem(KEY, ownBuild());
    currentTab.reload();
  };
  window.addEventListener('vite:preloadError', () => void reload());

  let path = router.state.location.pathname;
  let stop = restoreTypedText(path, ownerId());
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    stop();
    path = location.pathname;
    stop = restoreTypedText(path, ownerId());
  });
}
