import { Link } from 'react-router';
import { usePageTitle } from '../hospital/usePageTitle';
import { shellWords } from '../words/site/shell';

/** An address of the site that leads nowhere. */
export function NotFoundPage() {
  usePageTitle(shellWords.pageNotFound);
  return (
    <div className="not-found">
      <h1 className="h1">{shellWords.thisPageDoesNotExist}</h1>
      <p>{shellWords.addressMayBeMisspeltOr}</p>
      <Link to="/" className="button button--contained">
        {shellWords.goToFirstPage}
      </Link>
    </div>
  );
}
