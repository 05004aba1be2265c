import '@fontsource-variable/inter/wght.css';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { NavigationType, createHashRouter, createPath } from 'react-router-dom';
import './font.css';
import 'virtual:theme.css';
import './site.css';
import './shell/rest.css';
import './shell/opened.css';
import './home/further.css';
import './common/theme/low-screen.css';
import './common/theme/forced-colors.css';
import './common/theme/print.css';
import { App } from './App';
import { createQueryClient } from './api/queryClient';
import { startColorScheme } from './common/theme/colorScheme';
import { listenForBack, startBackCloses } from './common/overlays/backCloses';
import { type Opened, secretState, tidyAddress } from './common/browser/openedAddress';
import { followSleep } from './common/clock/serverClock';
import { session } from './auth/session';
import { loadSentData } from './home/sentData';
import { prefetchLinks } from './common/browser/prefetchLinks';
import { routes } from './routes';
import { followBuilds } from './shell/newBuild';
import { whenInitialized } from './shell/whenInitialized';

// Zod would compile its checks with eval, which the content security policy blocks and reports: this setting
// comes first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

// A public page with its own address continues on its hash route.
const place = document.querySelector<HTMLMetaElement>('meta[name="site-route"]');
if (place && !window.location.hash) window.history.replaceState(null, '', `/#${place.content}`);
// Before the router, so that a pasted address is normalised first.
const opened = tidyAddress();
window.addEventListener('popstate', () => {
  const pasted = tidyAddress();
  // After the router's own listener for the address.
  if (pasted) setTimeout(() => openWithSecret(pasted));
});

startColorScheme();
const queryClient = createQueryClient();
loadSentData(queryClient);
// With hydration data the router keeps the scroll position of the server-rendered page.
const isHome =
  container.firstElementChild !== null &&
  window.location.pathname === '/' &&
  /^(#\/?)?$/.test(window.location.hash);
listenForBack();
const router = createHashRouter(routes, isHome ? { hydrationData: { loaderData: {} } } : undefined);
const openWithSecret = ({ path, secret }: Opened) =>
  router.navigate(path, { replace: true, state: secretState(secret) });
if (opened) void openWithSecret(opened);
startBackCloses({
  isIdle: () => router.state.navigation.state === 'idle',
  path: () => createPath(router.state.location),
  onChange: (listener) =>
    router.subscribe(({ historyAction }) => listener(historyAction === NavigationType.Replace)),
});
followSleep();
prefetchLinks(routes);
followBuilds(router, () => session.current()?.userId ?? '');

const app = (
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>
);

const removeSkeleton = () => {
  document.documentElement.classList.remove('elsewhere');
  document.querySelector('.first-page')?.remove();
};

if (isHome) {
  // In steps, so that the browser can paint and handle input in between.
  startTransition(() => {
    hydrateRoot(container, app);
  });
  removeSkeleton();
} else {
  // The server's skeleton stays until the page's code has loaded.
  void whenInitialized(router).then(() => {
    flushSync(() => createRoot(container).render(app));
    removeSkeleton();
  });
}
