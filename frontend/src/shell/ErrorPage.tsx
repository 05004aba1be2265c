import { useEffect } from 'react';
import { useRouteError } from 'react-router';

/** Shown when a page cannot be drawn or its part of the program cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main role="alert" className="error-page">
      <h1 className="h1">This page could not be shown</h1>
      <p>Check your connection and load the page again. Nothing you sent before was lost.</p>
      <button type="button" className="button button--contained" onClick={() => window.location.reload()}>
        Load again
      </button>
      <a className="button" href="#/" onClick={() => window.setTimeout(() => window.location.reload())}>
        Go to the first page
      </a>
    </main>
  );
}
