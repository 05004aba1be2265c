import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';
import 'virtual:theme.css';
import './site.css';
import './shell/rest.css';
import './shell/opened.css';
import './home/further.css';
import { App } from './App';
import { createQueryClient } from './api/queryClient';
import { startColorScheme } from './common/theme/colorScheme';
import { routes } from './routes';

// Zod would compile its checks with eval, which the content security policy refuses and reports: it reads this first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

// A page with an address of its own, as search engines know it, shows its place in the site from here on.
const place = document.querySelector<HTMLMetaElement>('meta[name="site-route"]');
if (place && !window.location.hash) window.history.replaceState(null, '', `/#${place.content}`);

startColorScheme();
createRoot(container).render(
  <StrictMode>
    <App router={createHashRouter(routes)} queryClient={createQueryClient()} />
  </StrictMode>,
);
