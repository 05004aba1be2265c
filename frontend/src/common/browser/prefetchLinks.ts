import { type RouteObject, matchRoutes } from 'react-router';

/** Loads the code of a linked page when the pointer or focus reaches the link. */
export function prefetchLinks(routes: RouteObject[]): void {
  const prefetch = ({ target }: Event) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href');
    if (!href || !href.startsWith('#/')) return;
    for (const { route } of matchRoutes(routes, href.slice(1).replace(/[?#].*/, '')) ?? [])
      if (typeof route.lazy === 'function')
        route.lazy().catch((error: unknown) => console.warn('This page is loaded when it is opened.', error));
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
