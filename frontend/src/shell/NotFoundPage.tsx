import { Link } from 'react-router';
import { WithContact } from '../hospital/contact/WithContact';
import { usePageTitle } from '../hospital/usePageTitle';
import { CardLink } from '../home/CardLink';
import { SearchBox } from '../search/SearchBox';
import '../common/controls.css';
import { commonWords } from '../words/common';
import { shellWords } from '../words/site/shell';

/** Where most people who come here want to go. */
const WAYS = [
  { label: commonWords.findDoctor, to: '/find-doctor' },
  { label: commonWords.labTests, to: '/labtest' },
  { label: commonWords.pharmacy, to: '/medicine' },
  { label: shellWords.blogs, to: '/blog' },
];

/** An address of the site that leads nowhere. */
export function NotFoundPage() {
  usePageTitle(shellWords.pageNotFound);
  return (
    <WithContact>
      <h1 className="h1">{shellWords.notFoundTitle}</h1>
      <p className="muted lead">{shellWords.notFoundText}</p>
      <div className="not-found__search">
        <SearchBox
          name={commonWords.hospital}
          placeholder={commonWords.searchPlaceholder}
          buttonLabel={commonWords.search}
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
        {shellWords.goHome}
      </Link>
    </WithContact>
  );
}
