import type { RouteObject } from 'react-router';
import { LoadingPage } from '../common/feedback/LoadingPage';
import { ErrorPage } from './ErrorPage';
import { PublicLayout } from './PublicLayout';
import { RootLayout } from './RootLayout';

/** While the code of the first page loads, its frame is there already. */
const withFallback = (page: RouteObject): RouteObject => ({
  ...page,
  hydrateFallbackElement: <LoadingPage />,
});

/** The root of all pages: the public ones in their frame, and what stands beside it. */
export const siteRoute = (publicPages: RouteObject[], others: RouteObject[] = []): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <LoadingPage />,
    children: [{ path: '/', element: <PublicLayout />, children: publicPages.map(withFallback) }, ...others],
  },
];
