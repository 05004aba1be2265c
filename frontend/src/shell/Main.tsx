import { Fragment, type ReactNode, Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../auth/useSession';
import { MAIN_ID } from './RootLayout';

// Loaded after a login.
const AddressedPerson = lazy(async () => ({
  default: (await import('../family/AddressedPerson')).AddressedPerson,
}));

/** The content of a page. The skip link and page changes focus it. It remounts for another person. */
export function Main({ children }: { children: ReactNode }) {
  const session = useSession();
  const isAddressed = useSearchParams()[0].has('for') && session?.userType === 'patient';
  return (
    <main id={MAIN_ID} tabIndex={-1} className="main content-width">
      {isAddressed ? (
        <Suspense>
          <AddressedPerson />
        </Suspense>
      ) : (
        <Fragment key={session?.actingFor?.id}>{children}</Fragment>
      )}
    </main>
  );
}
