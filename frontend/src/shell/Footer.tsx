import { Link } from 'react-router';
import { useMedia } from '../common/browser/useMedia';
import { ClosureNotice } from '../hospital/contact/ClosureNotice';
import { telephoneLink, useHospital } from '../hospital/useHospital';
import { SearchBox } from '../search/SearchBox';
import { Badges } from './Badges';
import { SocialLinks } from './SocialLinks';
import { type FooterGroup, footerGroupsIn } from './footerLinks';
import { tCommon } from '../messages/common';
import { tShell } from '../messages/site/shell';

function LinkGroup({ heading, items }: FooterGroup) {
  // Five long lists would fill several phone screens, so there each is collapsed.
  const isWide = useMedia('(min-width:900px)');
  return (
    <details open={isWide} className="footer__group">
      <summary className="h6">{heading}</summary>
      <ul>
        {items.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className="body2 muted">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The hospital's name, phone and tax number. */
function LegalLine() {
  const { name, phone, gstNumber, copyrightYear } = useHospital();
  return (
    <div className="footer__legal body2 muted">
      <p>
        {copyrightYear
          ? tShell('allRightsReservedSince', { name, year: String(copyrightYear) })
          : tShell('allRightsReserved', { name })}
      </p>
      {phone && (
        <p>
          {tShell('callUs')}{' '}
          <a href={telephoneLink(phone)} className="link">
            {phone}
          </a>
        </p>
      )}
      {gstNumber && <p>{tShell('gstNumber', { gstNumber })}</p>}
    </div>
  );
}

/** Footer of the public pages. */
export function Footer() {
  const { city } = useHospital();
  return (
    <footer className="footer">
      <div className="content-width footer__content">
        <SearchBox
          name={tShell('footer')}
          placeholder={tCommon('searchPlaceholder')}
          buttonLabel={tShell('search')}
          opensUpwards
        />
        <div className="footer__groups">
          {footerGroupsIn(city).map((group) => (
            <LinkGroup key={group.heading} {...group} />
          ))}
        </div>
        <div className="footer__signs">
          <Badges />
          <SocialLinks />
        </div>
        <ClosureNotice />
        <LegalLine />
      </div>
    </footer>
  );
}
