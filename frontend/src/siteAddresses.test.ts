import type { RouteObject } from 'react-router';
import { SITE_PATHS } from '../../openapi/contract/site/addresses.js';
import { routes } from './routes';

/** Pages with a server address; the app shows them behind the # too. */
const SERVED: string[] = ['/doctors/:slug'];

const pathsOf = (list: RouteObject[], above: string): string[] =>
  list.flatMap(({ path, index, children }) => {
    const own = path?.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return [...(path !== undefined || index ? [own] : []), ...pathsOf(children ?? [], own)];
  });

it('lists every page of the route table as an address without a #', () => {
  const found = pathsOf(routes, '')
    .map((path) => path.replace(/^\/+/, '/'))
    .filter((path) => path !== '/' && !(path.endsWith('/*') && path !== '/admin/*'));
  const listed: string[] = [...SITE_PATHS, ...SERVED];
  // "/admin" is a page of the console, like "/admin/*".
  expect([...new Set([...found, '/admin'])].toSorted()).toEqual(listed.toSorted());
});
