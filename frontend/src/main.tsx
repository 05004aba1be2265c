import '@fontsource-variable/inter/wght.css';
import { StrictMode, startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';
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
import { type Opened, secretState, tidyAddress } from './common/browser/openedAddress';
import { followSleep } from './common/clock/serverClock';
import { takeSentData } from './home/sentData';
import { takeSentPage } from './hospital/sentPage';
import { routes } from './routes';
import { rememberInput } from './common/browser/earlyInput';
import { whenInitialized } from './shell/whenInitialized';

// Zod would compile its checks with eval, which the content security policy refuses and reports: it reads this first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

// A page with an address of its own, as search engines know it, shows its place in the site from here on.
const place = document.querySelector<HTMLMetaElement>('meta[name="site-route"]');
if (place && !window.location.hash) window.history.replaceState(null, '', `/#${place.content}`);
// Before the router, which hears of a pasted address after this.
const opened = tidyAddress();
window.addEventListener('popstate', () => {
  const pasted = tidyAddress();
  // After the router has heard of the address itself.
  if (pasted) setTimeout(() => openWithSecret(pasted));
});

startColorScheme();
const queryClient = createQueryClient();
takeSentData(queryClient);
const router = createHashRouter(routes);
const openWithSecret = ({ path, secret }: Opened) =>
  router.navigate(path, { replace: true, state: secretState(secret) });
if (opened) void openWithSecret(opened);
followSleep();

/** What a visitor has done to the page that the server drew, until the program has it. */
interface Earlier {
  scrollY: number;
  doAgain: () => void;
}

interface TakenOverProps {
  /** The page that the server drew; none when the program draws the first one itself. */
  drawn?: HTMLElement;
  /** How far down it was scrolled when the program began with it. */
  scrolled?: number;
  children: ReactNode;
}

/** Ends what stood for the page until the program has it: only now is a choice made on it heard. */
function TakenOver({ drawn, scrolled = 0, children }: TakenOverProps) {
  const earlier = useRef<Earlier>(undefined);
  // Before anything else that the program does with its first page, and after all that was done to it until then.
  useInsertionEffect(() => {
    // Where React draws the page anew after all, the drawn one is gone by now, and with it how far down it was.
    if (drawn) earlier.current = { scrollY: window.scrollY || scrolled, doAgain: rememberInput(drawn) };
  }, [drawn, scrolled]);
  useLayoutEffect(() => {
    document.documentElement.classList.remove('elsewhere');
    document.querySelector('.first-page')?.remove();
    // The router begins each page at its top.
    if (earlier.current?.scrollY) window.scrollTo(0, earlier.current.scrollY);
  }, []);
  useEffect(() => earlier.current?.doAgain(), []);
  return children;
}

const app = (drawn?: HTMLElement) => (
  <StrictMode>
    <TakenOver drawn={drawn} scrolled={drawn && window.scrollY}>
      <App router={router} queryClient={queryClient} />
    </TakenOver>
  </StrictMode>
);

/** Takes over what the server has sent, which stays until the page that is asked for is there. */
function takeOver(container: HTMLElement, sentPage: string | null): void {
  // From here on the program hears what is pressed.
  document.onclick = null;
  const { pathname, search } = router.state.location;
  const isAsSent =
    container.querySelector('.public-layout') &&
    (sentPage ? sentPage === pathname + search : pathname === '/');
  if (!isAsSent) {
    flushSync(() => createRoot(container).render(app()));
    return;
  }
  // Piece by piece, so that a slow phone answers a touch meanwhile: what is pressed is taken over at once.
  startTransition(() => {
    hydrateRoot(container, app(container));
  });
}

// Not awaited: the chunk of the page needs this one, which would wait for it for ever.
void Promise.all([takeSentPage(queryClient), whenInitialized(router)]).then(([page]) =>
  takeOver(container, page),
);
