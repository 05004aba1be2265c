import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';
import 'virtual:theme.css';
import './site.css';
import { App } from './App';
import { createQueryClient } from './api/queryClient';
import { startColorScheme } from './common/theme/colorScheme';
import { routes } from './routes';

// Zod would compile its checks with eval, which the content security policy refuses and reports: it reads this first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

startColorScheme();
createRoot(container).render(
  <StrictMode>
    <App router={createHashRouter(routes)} queryClient={createQueryClient()} />
  </StrictMode>,
);
