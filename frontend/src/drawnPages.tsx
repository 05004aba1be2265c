import { StrictMode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './App';
import { line } from './api/client';
import { createQueryClient } from './api/queryClient';
import type { SentQuery } from './hospital/sentPage';
import { HomePage } from './home/HomePage';
import { HOSPITAL_KEY, UNKNOWN } from './hospital/useHospital';
import { LabTestsPage } from './lab/LabTestsPage';
import { PharmacyPage } from './pharmacy/PharmacyPage';
import { PostPage } from './posts/PostPage';
import { PostsPage } from './posts/PostsPage';
import { siteRoute } from './shell/siteRoute';
import { FindDoctorPage } from './users/FindDoctorPage';

/** Stands where the server writes the hospital's own; see backend/src/public-site/site-document.ts. */
const BLANKS = { name: '{{name}}', emergencyPhone: '+90000000000000001', promoText: '{{promoText}}' };
/** What a page asks for, and what it asks for once it knows that. */
const MAX_ROUNDS = 3;

const routes = siteRoute([
  { index: true, Component: HomePage },
  { path: 'find-doctor', Component: FindDoctorPage },
  { path: 'medicine', Component: PharmacyPage },
  { path: 'labtest', Component: LabTestsPage },
  { path: 'blog', Component: PostsPage },
  { path: 'blog/:slug', Component: PostPage },
]);

function draw(path: string, queryClient: QueryClient): string {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const html = renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
  // In the browser addresses of the site live behind the #.
  return html.replaceAll(/href="\/(?!#)/g, 'href="#/');
}

/** The first page up to where a person begins to scroll, with blanks for the hospital's own. */
export function drawFirstPage(): string {
  const queryClient = createQueryClient(0);
  queryClient.setQueryData(HOSPITAL_KEY, { ...UNKNOWN, ...BLANKS });
  return draw('/', queryClient);
}

const unasked = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) => state.status === 'pending' && !('enabled' in options && !options.enabled),
    );

/**
 * A public page with its data, as a visitor sees it first. One at a time.
 * @param carry brings a call of the page to the server
 * @throws ApiError when the server refuses what the page asks for
 */
export async function drawPage(
  path: string,
  carry: typeof line.carry,
): Promise<{ html: string; data: SentQuery[] }> {
  line.carry = carry;
  const queryClient = createQueryClient(0);
  let html = draw(path, queryClient);
  for (let round = 0; round < MAX_ROUNDS && unasked(queryClient).length > 0; round += 1) {
    await Promise.all(unasked(queryClient).map((query) => query.fetch()));
    html = draw(path, queryClient);
  }
  const all = queryClient.getQueryCache().getAll();
  const known = all.filter(({ queryKey, state }) => state.data !== undefined && queryKey !== HOSPITAL_KEY);
  return { html, data: known.map(({ queryKey, state }) => [queryKey, state.data]) };
}
