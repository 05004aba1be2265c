import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link as RouterLink } from 'react-router';
import type { MenuAction, NavItem } from './navigation';

interface NavMenuListProps {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  items: (NavItem | MenuAction)[];
  onClose: () => void;
}

const row = { minHeight: 44 };

/** The open list of a menu of the navigation bar. */
export function NavMenuList({ id, labelledBy, anchor, items, onClose }: NavMenuListProps) {
  const act = (item: MenuAction) => () => {
    onClose();
    item.onClick();
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      {items.map((item) =>
        'to' in item ? (
          <MenuItem key={item.label} component={RouterLink} to={item.to} onClick={onClose} sx={row}>
            {item.label}
          </MenuItem>
        ) : (
          <MenuItem key={item.label} onClick={act(item)} sx={row}>
            {item.label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
