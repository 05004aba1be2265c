import { type ReactNode, Suspense, lazy, useId, useRef, useState } from 'react';
import { Icon } from '../common/pictures/icons';
import type { MenuAction, NavItem } from './navigation';

const loadList = async () => (await import('./NavMenuList')).NavMenuList;
const NavMenuList = lazy(async () => ({ default: await loadList() }));

interface NavMenuProps {
  label: ReactNode;
  startIcon?: ReactNode;
  items: (NavItem | MenuAction)[];
}

/** A button of the navigation bar that opens a list of links or actions. */
export function NavMenu({ label, startIcon, items }: NavMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="nav-menu">
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className="button button--inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onClick={() => setOpen(!isOpen)}
      >
        {startIcon}
        {label}
        <Icon name="down" />
      </button>
      <Suspense>
        {isOpen && (
          <NavMenuList
            id={id}
            labelledBy={`${id}-button`}
            items={items}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
