import { StrictMode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { line } from './api/client';
import { createQueryClient } from './api/queryClient';
import type { SentQuery } from './hospital/sentPage';
import { HOSPITAL_KEY } from './hospital/useHospital';
import { LabTestsPage } from './lab/LabTestsPage';
import { PharmacyPage } from './pharmacy/PharmacyPage';
import { PostPage } from './posts/PostPage';
import { PostsPage } from './posts/PostsPage';
import { siteRoute } from './shell/siteRoute';
import { createServerRouter } from './ssr/serverRouter';
import { FindDoctorPage } from './users/FindDoctorPage';

export { renderHome } from './ssr/renderHome';

/** What a page asks for, and what it asks for once it knows that. */
const MAX_ROUNDS = 3;

const routes = siteRoute([
  { path: 'find-doctor', Component: FindDoctorPage },
  { path: 'medicine', Component: PharmacyPage },
  { path: 'labtest', Component: LabTestsPage },
  { path: 'blog', Component: PostsPage },
  { path: 'blog/:slug', Component: PostPage },
]);

function draw(path: string, queryClient: QueryClient): string {
  return renderToString(
    <StrictMode>
      <App router={createServerRouter(routes, path)} queryClient={queryClient} />
    </StrictMode>,
  );
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
