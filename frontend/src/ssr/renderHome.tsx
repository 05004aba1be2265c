import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createPath } from 'react-router';
import type { HomeData } from '../../../openapi/contract/site/home.js';
import { App } from '../App';
import { createQueryClient } from '../api/queryClient';
import { HomePage } from '../home/HomePage';
import { setHomeData } from '../home/homeData';
import { siteRoute } from '../shell/siteRoute';

const routes = siteRoute([{ index: true, Component: HomePage }]);

/** The HTML of the home page for a visitor; the browser hydrates it (main.tsx). */
export function renderHome(data: HomeData): string {
  const queryClient = createQueryClient(0);
  setHomeData(queryClient, data);
  const router = createMemoryRouter(routes);
  // Links contain the #, like those of createHashRouter.
  router.createHref = (location) => `#${createPath(location)}`;
  return renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
}
