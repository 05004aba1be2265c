import { type CSSProperties, type ReactNode, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { profileOf } from '../auth/landing';
import { useSession } from '../auth/useSession';
import { useSiteLogout } from '../auth/useLogout';
import { lazyPart } from '../common/browser/lazyPart';
import { Icon } from '../common/pictures/icons';
import { LogoMark } from '../common/pictures/LogoMark';
import { useHospital } from '../hospital/useHospital';
import { ColorSchemeButton } from './ColorSchemeButton';
import { NavMenu } from './NavMenu';
import { type NavItem, posts, family, findDoctors, healthTools, services } from './navigation';
import { tCommon } from '../messages/common';
import { tShell } from '../messages/site/shell';

const MobileDrawer = lazyPart(async () => (await import('./MobileDrawer')).MobileDrawer);

const NavButton = ({ item }: { item: NavItem }) => (
  <NavLink to={item.to} className="button button--inherit nav-link">
    {item.label}
  </NavLink>
);

function Logo() {
  const { name, shortName } = useHospital();
  return (
    <Link
      to="/"
      aria-label={tShell('homeLinkLabel', {
        name: name,
        hasShortName: Boolean(shortName),
        shortName: shortName ?? '',
      })}
      className="logo"
    >
      <LogoMark />
      <span className={shortName ? 'logo__name logo__name--whole' : 'logo__name'}>{name}</span>
      {shortName && <span className="logo__name logo__name--short">{shortName}</span>}
    </Link>
  );
}

function ProfileMenu() {
  const session = useSession();
  const logout = useSiteLogout();
  if (!session) {
    return (
      <Link to="/login" className="button button--outlined">
        {tShell('loginRegister')}
      </Link>
    );
  }
  const items = [
    { label: tShell('viewProfile'), to: profileOf(session.userType) },
    ...(session.userType === 'patient' ? [family] : []),
    { label: tShell('logout'), onClick: () => void logout() },
  ];
  return <NavMenu label={tCommon('profile')} startIcon={<Icon name="person" />} items={items} />;
}

interface NavbarProps {
  /** Items of the surrounding protected area, for the drawer of small screens. */
  areaItems?: ReactNode;
  /** Beside the colour scheme button. */
  tools?: ReactNode;
  /** Space on the left for an area's sidebar, px, on wide screens. */
  offset?: number;
}

/** The navigation bar of every page. */
export function Navbar({ areaItems, tools, offset = 0 }: NavbarProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className="navbar" style={{ '--offset': `${offset}px` } as CSSProperties}>
      <div className={offset ? 'navbar__bar' : 'navbar__bar content-width'}>
        <Logo />
        <nav aria-label={tShell('site')} className="navbar__links">
          <NavButton item={findDoctors} />
          <NavMenu label={tShell('services')} items={services} />
          <NavMenu label={tShell('healthTools')} items={healthTools} />
          <NavButton item={posts} />
        </nav>
        <div className="navbar__tools">
          {tools}
          <ColorSchemeButton />
          <div className="navbar__profile">
            <ProfileMenu />
          </div>
          <button
            type="button"
            aria-label={tShell('openMenu')}
            className="icon-button navbar__menu"
            onClick={() => setDrawerOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Suspense>
        {drawerOpen && <MobileDrawer onClose={() => setDrawerOpen(false)}>{areaItems}</MobileDrawer>}
      </Suspense>
    </header>
  );
}
