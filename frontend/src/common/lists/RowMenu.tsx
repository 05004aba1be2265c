import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { tPage } from '../../messages/pages';

export interface RowAction {
  label: string;
  /** The action; omitted for a link. */
  onClick?: () => void;
  /** Route of the site. */
  to?: string;
  /** Address of a file, which opens in a new tab. */
  href?: string | null;
  isDestructive?: boolean;
}

interface RowMenuProps {
  /** The subject of the row, e.g. a name and a time. */
  of: string;
  actions: (RowAction | false | null)[];
}

const linkOf = ({ to, href }: RowAction) => {
  if (to) return { component: RouterLink, to };
  return href ? { component: 'a', href, target: '_blank', rel: 'noopener' } : {};
};

/** A row's further actions besides its main one; nothing without any. */
export function RowMenu({ of, actions }: RowMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = actions.filter((action): action is RowAction => Boolean(action));
  if (offered.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={tPage('moreActions', { of })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {offered.map((action) => (
          <MenuItem
            key={action.label}
            {...linkOf(action)}
            onClick={() => {
              close();
              action.onClick?.();
            }}
            sx={{ minHeight: 44, ...(action.isDestructive && { color: 'error.main' }) }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
