import { Link } from 'react-router';
import { WithContact } from '../hospital/contact/WithContact';
import { usePageTitle } from '../hospital/usePageTitle';
import { CardLink } from '../home/CardLink';
import { SearchBox } from '../search/SearchBox';
import '../common/controls.css';
import { tCommon } from '../messages/common';
import { tShell } from '../messages/site/shell';

/** The most likely targets of lost visitors. */
const WAYS = [
  { label: tCommon('findDoctor'), to: '/find-doctor' },
  { label: tCommon('labTests'), to: '/labtest' },
  { label: tCommon('pharmacy'), to: '/medicine' },
  { label: tShell('blogs'), to: '/blog' },
];

/** The page for unknown addresses. */
export function NotFoundPage() {
  usePageTitle(tShell('pageNotFound'));
  return (
    <WithContact>
      <h1 className="h1">{tShell('notFoundTitle')}</h1>
      <p className="muted lead">{tShell('notFoundText')}</p>
      <div className="not-found__search">
        <SearchBox
          name={tCommon('hospital')}
          placeholder={tCommon('searchPlaceholder')}
          buttonLabel={tCommon('search')}
        />
      </div>
      <ul className="not-found__ways">
        {WAYS.map(({ label, to }) => (
          <li key={to}>
            <CardLink to={to} padding={2}>
              <span className="strong">{label}</span>
            </CardLink>
          </li>
        ))}
      </ul>
      <Link to="/" className="button button--contained">
        {tShell('goHome')}
      </Link>
    </WithContact>
  );
}
