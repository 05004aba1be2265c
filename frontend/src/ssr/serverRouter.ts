import { createMemoryRouter, createPath } from 'react-router';
import type { RouteObject } from 'react-router';

/** The router of a page that the server renders: its links point behind the #, as those of the browser do. */
export function createServerRouter(routes: RouteObject[], path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  router.createHref = (location) => `#${createPath(location)}`;
  return router;
}
