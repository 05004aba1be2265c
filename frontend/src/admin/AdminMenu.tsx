import HomeIcon from '@mui/icons-material/HomeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import {
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
} from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { Link, useLocation } from 'react-router';
import { session } from '../auth/session';
import { useAreaLogout } from '../auth/useLogout';
import { HOSPITAL_MENU, MAIN_MENU, type MenuEntry } from './menu';

const itemLook = {
  minHeight: 48,
  borderRadius: 1,
  '&[aria-current]': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 },
};

const isWithin = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

const Label = ({ icon: Icon, text }: { icon: SvgIconComponent; text: string }) => (
  <>
    <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
      <Icon />
    </ListItemIcon>
    <ListItemText primary={text} disableTypography />
  </>
);

const MenuLink = ({ entry, path }: { entry: MenuEntry; path: string }) => (
  <ListItem disablePadding>
    <ListItemButton
      component={Link}
      to={entry.to}
      aria-current={isWithin(path, entry.to) ? 'page' : undefined}
      sx={itemLook}
    >
      <Label icon={entry.icon} text={entry.label} />
    </ListItemButton>
  </ListItem>
);

/**
 * The console's menu.
 * @param onNavigate called after each choice, so that the phone's drawer closes
 */
export function AdminMenu({ onNavigate }: { onNavigate: () => void }) {
  const { pathname } = useLocation();
  const logout = useAreaLogout();

  return (
    <nav aria-label="Admin" onClick={onNavigate}>
      <List sx={{ px: 1 }}>
        {MAIN_MENU.map((entry) => (
          <MenuLink key={entry.to} entry={entry} path={pathname} />
        ))}
        <ListItem disablePadding>
          <ListItemButton component={Link} to="/" onClick={() => session.setRole('admin')} sx={itemLook}>
            <Label icon={HomeIcon} text="Home" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton onClick={() => void logout()} sx={itemLook}>
            <Label icon={LogoutIcon} text="Logout" />
          </ListItemButton>
        </ListItem>
      </List>
      <Divider />
      <ListSubheader id="hospital-menu" component="div" disableSticky sx={{ bgcolor: 'transparent', pt: 1 }}>
        Hospital
      </ListSubheader>
      <List aria-labelledby="hospital-menu" sx={{ px: 1, pt: 0 }}>
        {HOSPITAL_MENU.map((entry) => (
          <MenuLink key={entry.to} entry={entry} path={pathname} />
        ))}
      </List>
    </nav>
  );
}
