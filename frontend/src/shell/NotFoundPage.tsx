import { Link } from 'react-router';
import { usePageTitle } from '../hospital/usePageTitle';

/** An address of the site that leads nowhere. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <div className="not-found">
      <h1 className="h1">This page does not exist</h1>
      <p>The address may be misspelt, or the page has moved.</p>
      <Link to="/" className="button button--contained">
        Go to the first page
      </Link>
    </div>
  );
}
