import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './App';
import { createQueryClient } from './api/queryClient';
import { HOSPITAL_KEY, UNKNOWN } from './hospital/useHospital';
import { routes } from './routes';
import { whenInitialized } from './shell/whenInitialized';

/** Stands where the server writes the hospital's own; see backend/src/public-site/site-document.ts. */
const BLANKS = { name: '{{name}}', emergencyPhone: '+90000000000000001', promoText: '{{promoText}}' };

/** The first page as the server sends it, up to where a person begins to scroll, with blanks for the hospital's own. */
export async function renderFirstPaint(): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(HOSPITAL_KEY, { ...UNKNOWN, ...BLANKS });
  const router = createMemoryRouter(routes);
  await whenInitialized(router);
  const html = renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
  // In the browser addresses of the site live behind the #.
  return html.replaceAll('href="/', 'href="#/');
}
