import type { createMemoryRouter } from 'react-router';
import { currentTab } from '../common/browser/currentTab';
import { tabStorage } from '../common/storage/storage';
import { keepTypedText, restoreTypedText } from '../common/storage/typedText';

type Router = ReturnType<typeof createMemoryRouter>;

/** The build for which this tab was reloaded. */
const KEY = 'reloadedBuild';
/** A page that cannot load is reloaded after this time, ms, even if the router is still waiting. */
const NAVIGATION_MS = 3_000;

/** The address of the entry chunk names the build. */
const ownBuild = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Whether a reload can help: the server answers with another build or, once, with this one. */
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

/** Resolves with the next opened page. */
const whenLeft = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const { location } = router.state;
    const stop = router.subscribe((state) => {
      if (state.location === location) return;
      stop();
      resolve();
    });
  });

/** Whether a navigation needs the missing chunk; a failed prefetch does not matter yet. */
const isAwaited = ({ state }: Router): boolean =>
  !state.initialized || state.navigation.state !== 'idle' || navigator.userActivation?.isActive !== false;

/**
 * A tab that was open during a deployment requests chunks of an old build. It is reloaded once per build, at
 * the same route and with its typed text.
 * @param ownerId the person: text is restored only for the same one
 */
export function followBuilds(router: Router, ownerId: () => string): void {
  let isReloading = false;
  const reload = async () => {
    const typedAt = router.state.location.pathname;
    const awaited = isAwaited(router);
    // Immediately, because the router is about to show its error page.
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
