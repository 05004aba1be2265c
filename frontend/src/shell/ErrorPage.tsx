import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { tShell } from '../messages/site/shell';

/** Shown when a page fails to render or its code fails to load. */
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

/** The router's error element. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <BrokenPage />;
}
