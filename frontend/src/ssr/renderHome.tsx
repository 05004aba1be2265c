import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { HomeData } from '../../../openapi/contract/site/home.js';
import { App } from '../App';
import { createQueryClient } from '../api/queryClient';
import { HomePage } from '../home/HomePage';
import { setHomeData } from '../home/homeData';
import { siteRoute } from '../shell/siteRoute';
import { createServerRouter } from './serverRouter';

const routes = siteRoute([{ index: true, Component: HomePage }]);

/** The HTML of the home page, as a visitor sees it first; the browser hydrates it. */
export function renderHome(data: HomeData): string {
  const queryClient = createQueryClient(0);
  setHomeData(queryClient, data);
  return renderToString(
    <StrictMode>
      <App router={createServerRouter(routes, '/')} queryClient={queryClient} />
    </StrictMode>,
  );
}
