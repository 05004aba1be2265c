import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { ApiError } from '../api/client';
import { LoadingArea, LoadingPage } from '../common/feedback/LoadingPage';
import { lazyThemed } from '../common/theme/lazyThemed';
import { landingOf } from './landing';
import { session } from './session';
import { useCurrentUser } from './useCurrentUser';
import { useSession } from './useSession';

const ErrorRetry = lazyThemed(async () => (await import('../common/feedback/ErrorRetry')).ErrorRetry);

/** Admits only people of one role; the server verifies token and role, not the tab's storage. */
export function RequireRole({ role }: { role: UserType }) {
  const current = useSession();
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  // The stored person of the tab belongs to another or a deleted account.
  const isForged = user.error instanceof ApiError && [403, 404].includes(user.error.status);

  useEffect(() => {
    if (isForged) session.clear();
  }, [isForged]);

  if (!current || isForged) return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  if (user.isPending) return <LoadingArea />;
  if (user.isError) {
    return (
      <main className="main content-width">
        <Suspense fallback={<LoadingPage />}>
          <ErrorRetry error={user.error} onRetry={() => void user.refetch()} />
        </Suspense>
      </main>
    );
  }
  if (user.data.type !== role) return <Navigate to={landingOf(user.data.type) ?? '/login'} replace />;
  return <Outlet />;
}
