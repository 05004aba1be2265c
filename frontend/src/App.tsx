import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type createHashRouter, RouterProvider } from 'react-router-dom';
import { onActingEnded } from './api/actingFor';
import { onSessionEnded } from './api/client';
import { forgetPerson } from './api/queryClient';
import { session } from './auth/session';
import { closeOnNavigation } from './common/feedback/closeOnNavigation';
import { Notices } from './common/feedback/Notices';
import { SiteRouter } from './common/browser/siteRouter';
import { notifyError, notifyInfo } from './common/feedback/notices';
import { tShell } from './messages/site/shell';

interface AppProps {
  router: ReturnType<typeof createHashRouter>;
  queryClient: QueryClient;
}

/** The application: query cache, notices, and the router's pages, each of which loads the theme. */
export function App({ router, queryClient }: AppProps) {
  useEffect(
    () =>
      onSessionEnded((reason) => {
        const { pathname, search } = router.state.location;
        notifyError(tShell('loggedOutText'), reason);
        void router.navigate('/login', { state: { from: pathname + search } });
      }),
    [router],
  );

  useEffect(() => closeOnNavigation(router), [router]);

  useEffect(() => onActingEnded((reason) => notifyInfo(reason)), []);

  useEffect(() => {
    let before = session.current();
    return session.subscribe(() => {
      const now = session.current();
      if (before) forgetPerson(queryClient, before, now);
      before = now;
    });
  }, [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <Notices />
      <SiteRouter value={router}>
        <RouterProvider router={router} />
      </SiteRouter>
    </QueryClientProvider>
  );
}
