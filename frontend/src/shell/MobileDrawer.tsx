import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { profileOf } from '../auth/landing';
import { useSiteLogout } from '../auth/useLogout';
import { useSession } from '../auth/useSession';
import { useBackCloses } from '../common/overlays/backCloses';
import { Icon } from '../common/pictures/icons';
import { type NavItem, posts, family, findDoctors, healthTools, services } from './navigation';
import { tShell } from '../messages/site/shell';

const DrawerLinks = ({ items }: { items: NavItem[] }) =>
  items.map((item) => (
    <NavLink key={item.to} to={item.to} className="drawer__item">
      {item.label}
    </NavLink>
  ));

/** The account links of the logged-in person, or links to login and registration. */
function AccountLinks({ isInArea }: { isInArea: boolean }) {
  const session = useSession();
  const logout = useSiteLogout();
  if (!session) return <DrawerLinks items={[{ label: tShell('loginRegister'), to: '/login' }]} />;
  // An area has both among its own items.
  if (isInArea) return null;
  const links = [
    { label: tShell('viewProfile'), to: profileOf(session.userType) },
    ...(session.userType === 'patient' ? [family] : []),
  ];
  return (
    <>
      <DrawerLinks items={links} />
      <button type="button" className="drawer__item" onClick={() => void logout()}>
        {tShell('logout')}
      </button>
    </>
  );
}

interface MobileDrawerProps {
  onClose: () => void;
  /** Items of the open area, shown first. */
  children?: ReactNode;
}

/** The navigation of small screens. */
export function MobileDrawer({ onClose, children }: MobileDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, onClose);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={tShell('menu')}
      className="drawer"
      onClose={onClose}
      // The only other child is the backdrop.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="drawer__head">
        <button type="button" className="icon-button" aria-label={tShell('closeMenu')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={tShell('site')} onClick={onClose} className="drawer__content">
        {children && (
          <>
            {children}
            <hr />
          </>
        )}
        <DrawerLinks items={[findDoctors]} />
        <p className="drawer__heading">{tShell('services')}</p>
        <DrawerLinks items={services} />
        <p className="drawer__heading">{tShell('healthTools')}</p>
        <DrawerLinks items={healthTools} />
        <hr />
        <DrawerLinks items={[posts]} />
        <hr />
        <AccountLinks isInArea={Boolean(children)} />
      </nav>
    </dialog>
  );
}
