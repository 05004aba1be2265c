import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { shellWords } from '../words/site/shell';

/** Says that a page cannot be drawn or its part of the program cannot be loaded. */
export const BrokenPage = () => (
  <main role="alert" className="error-page">
    <h1 className="h1">{shellWords.pageFailed}</h1>
    <p>{shellWords.pageFailedText}</p>
    <button type="button" className="button button--contained" onClick={() => window.location.reload()}>
      {shellWords.loadAgain}
    </button>
    <a className="button" href="#/" onClick={() => window.setTimeout(() => window.location.reload())}>
      {shellWords.goHome}
    </a>
  </main>
);

/** What the router shows in the place of a page that fails. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <BrokenPage />;
}
