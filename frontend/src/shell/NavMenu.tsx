import { type ReactNode, Suspense, useId, useState } from 'react';
import { Icon } from '../common/pictures/icons';
import { lazyThemed } from '../common/theme/lazyThemed';
import type { MenuAction, NavItem } from './navigation';

// Loaded with the first press, or a moment before it when the pointer or the focus comes near.
const loadList = async () => (await import('./NavMenuList')).NavMenuList;
const NavMenuList = lazyThemed(loadList);

interface NavMenuProps {
  label: string;
  startIcon?: ReactNode;
  items: (NavItem | MenuAction)[];
}

/** A button of the navigation bar that opens a list of links or actions. */
export function NavMenu({ label, startIcon, items }: NavMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        className="button button--inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {startIcon}
        {label}
        <Icon name="down" />
      </button>
      <Suspense>
        {anchor && (
          <NavMenuList
            id={id}
            labelledBy={`${id}-button`}
            anchor={anchor}
            items={items}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
}
