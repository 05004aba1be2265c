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
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { session } from '../../auth/session';
import { useAreaLogout } from '../../auth/useLogout';
import { mayOpen, staffMay } from '../data/staffMay';
import { DAILY_RESOURCES, RESOURCE_GROUPS } from '../resources';
import type { ConsoleResource } from './consoleResource';
import { MAIN_MENU, type MenuEntry } from './menu';
import { tAdminCommon } from '../../messages/admin/common';

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

const MenuLink = ({ entry, path }: { entry: Omit<MenuEntry, 'needs'>; path: string }) => (
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

interface MenuGroupProps {
  title: string;
  resources: ConsoleResource[];
  path: string;
}

function MenuGroup({ title, resources, path }: MenuGroupProps) {
  const id = useId();
  const shown = resources.filter(({ name }) => mayOpen(name, 'list'));
  if (shown.length === 0) return null;
  return (
    <>
      <ListSubheader
        id={id}
        component="div"
        disableSticky
        sx={{ bgcolor: 'transparent', lineHeight: '32px', pt: 1.5 }}
      >
        {title}
      </ListSubheader>
      <List aria-labelledby={id} sx={{ px: 1, py: 0 }}>
        {shown.map(({ name, icon, options: { label } }) => (
          <MenuLink key={name} entry={{ label, to: `/admin/${name}`, icon }} path={path} />
        ))}
      </List>
    </>
  );
}

/**
 * The console's menu: the specification's entries, the lists of every day, then all other lists.
 * @param onNavigate called after each choice, so that the phone's drawer closes
 */
export function AdminMenu({ onNavigate }: { onNavigate: () => void }) {
  const { pathname } = useLocation();
  const logout = useAreaLogout();

  return (
    <nav aria-label={tAdminCommon('admin')} onClick={onNavigate}>
      <List sx={{ px: 1 }}>
        {MAIN_MENU.filter(({ needs }) => staffMay(needs)).map((entry) => (
          <MenuLink key={entry.to} entry={entry} path={pathname} />
        ))}
        <ListItem disablePadding>
          <ListItemButton component={Link} to="/" onClick={() => session.setRole('admin')} sx={itemLook}>
            <Label icon={HomeIcon} text={tAdminCommon('home')} />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton onClick={() => void logout()} sx={itemLook}>
            <Label icon={LogoutIcon} text={tAdminCommon('logout')} />
          </ListItemButton>
        </ListItem>
      </List>
      <Divider />
      <MenuGroup title={tAdminCommon('everyDay')} resources={DAILY_RESOURCES} path={pathname} />
      {RESOURCE_GROUPS.map((group) => (
        <MenuGroup key={group.title} {...group} path={pathname} />
      ))}
    </nav>
  );
}
