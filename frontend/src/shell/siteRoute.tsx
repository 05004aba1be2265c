import type { RouteObject } from 'react-router';
import { LoadingPage } from '../common/feedback/LoadingPage';
import { ErrorPage } from './ErrorPage';
import { PublicLayout } from './PublicLayout';
import { RootLayout } from './RootLayout';

/** The root of all pages: the public layout and the other areas. */
export const siteRoute = (publicPages: RouteObject[], others: RouteObject[] = []): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <LoadingPage />,
    children: [{ path: '/', element: <PublicLayout />, children: publicPages }, ...others],
  },
];
