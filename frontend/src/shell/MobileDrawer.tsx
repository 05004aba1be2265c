import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { profileOf } from '../auth/landing';
import { useSiteLogout } from '../auth/useLogout';
import { useSession } from '../auth/useSession';
import { Icon } from '../common/pictures/icons';
import { type NavItem, posts, findDoctors, healthTools, services } from './navigation';

const DrawerLinks = ({ items }: { items: NavItem[] }) =>
  items.map((item) => (
    <NavLink key={item.to} to={item.to} className="drawer__item">
      {item.label}
    </NavLink>
  ));

/** What the person at this screen can do with their account, or how to come by one. */
function AccountLinks({ isInArea }: { isInArea: boolean }) {
  const session = useSession();
  const logout = useSiteLogout();
  if (!session) return <DrawerLinks items={[{ label: 'Login/Register', to: '/login' }]} />;
  // An area has both among its own items.
  if (isInArea) return null;
  return (
    <>
      <DrawerLinks items={[{ label: 'View Profile', to: profileOf(session.userType) }]} />
      <button type="button" className="drawer__item" onClick={() => void logout()}>
        Logout
      </button>
    </>
  );
}

interface MobileDrawerProps {
  onClose: () => void;
  /** Items of the area that is open, shown first. */
  children?: ReactNode;
}

/** The navigation of small screens. */
export function MobileDrawer({ onClose, children }: MobileDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      className="drawer"
      onClose={onClose}
      // Beside its content there is only the ground behind it.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="drawer__head">
        <button type="button" className="icon-button" aria-label="Close the menu" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Site" onClick={onClose} className="drawer__content">
        {children && (
          <>
            {children}
            <hr />
          </>
        )}
        <DrawerLinks items={[findDoctors]} />
        <p className="drawer__heading">Services</p>
        <DrawerLinks items={services} />
        <p className="drawer__heading">Health Tools</p>
        <DrawerLinks items={healthTools} />
        <hr />
        <DrawerLinks items={[posts]} />
        <hr />
        <AccountLinks isInArea={Boolean(children)} />
      </nav>
    </dialog>
  );
}
