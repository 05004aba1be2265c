import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, lazy, useId, useState } from 'react';
import type { NavItem } from './navigation';

// Loaded with the first press, or a moment before it when the pointer or the focus comes near.
const loadList = () => import('./NavMenuList');
const NavMenuList = lazy(async () => ({ default: (await loadList()).NavMenuList }));

export interface MenuAction {
  label: string;
  onClick: () => void;
}

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
      <Button
        id={`${id}-button`}
        color="inherit"
        startIcon={startIcon}
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
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
