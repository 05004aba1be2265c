import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type createHashRouter, RouterProvider } from 'react-router-dom';
import { onSessionEnded } from './api/client';
import { session } from './auth/session';
import { Notices } from './common/feedback/Notices';
import { notifyError } from './common/feedback/notices';
import { shellWords } from './words/site/shell';

interface AppProps {
  router: ReturnType<typeof createHashRouter>;
  queryClient: QueryClient;
}

/** The application: server state, notices and the pages of the router, each of which brings the theme along. */
export function App({ router, queryClient }: AppProps) {
  useEffect(
    () =>
      onSessionEnded((reason) => {
        const { pathname, search } = router.state.location;
        notifyError(shellWords.youAreLoggedOut, reason);
        void router.navigate('/login', { state: { from: pathname + search } });
      }),
    [router],
  );

  useEffect(() => {
    let person = session.current()?.userId;
    return session.subscribe(() => {
      const next = session.current()?.userId;
      // What one person read must not be shown to the next one at this screen.
      if (person && next !== person)
        queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mine' });
      person = next;
    });
  }, [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <Notices />
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
