import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { tShell } from '../messages/site/shell';

/** Says that a page cannot be drawn or its part of the program cannot be loaded. */
export const BrokenPage = () => (
  <main role="alert" className="error-page">
    <h1 className="h1">{tShell('pageFailed')}</h1>
    <p>{tShell('pageFailedText')}</p>
    <button type="button" className="button button--contained" onClick={() => window.location.reload()}>
      {tShell('loadAgain')}
    </button>
    <a className="button" href="#/" onClick={() => window.setTimeout(() => window.location.reload())}>
      {tShell('goHome')}
    </a>
  </main>
);

/** What the router shows in the place of a page that fails. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <BrokenPage />;
}
