import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { profileOf } from '../auth/landing';
import { useSiteLogout } from '../auth/useLogout';
import { useSession } from '../auth/useSession';
import { type NavItem, posts, findDoctors, healthTools, services } from './navigation';

const current = { '&.active': { color: 'primary.main', fontWeight: 600 } };

const DrawerLinks = ({ items }: { items: NavItem[] }) =>
  items.map((item) => (
    <ListItemButton key={item.to} component={NavLink} to={item.to} sx={current}>
      <ListItemText primary={item.label} disableTypography />
    </ListItemButton>
  ));

const Heading = ({ children }: { children: ReactNode }) => (
  <ListSubheader component="div" disableSticky sx={{ bgcolor: 'transparent' }}>
    {children}
  </ListSubheader>
);

interface MobileDrawerProps {
  onClose: () => void;
  /** Items of the area that is open, shown first. */
  children?: ReactNode;
}

/** The navigation of small screens. */
export function MobileDrawer({ onClose, children }: MobileDrawerProps) {
  const session = useSession();
  const logout = useSiteLogout();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(320px, 88vw)' } } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label="Close the menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Site" onClick={onClose} sx={{ pb: 3 }}>
        {children && (
          <>
            {children}
            <Divider sx={{ my: 1 }} />
          </>
        )}
        <List disablePadding component="div">
          <DrawerLinks items={[findDoctors]} />
          <Heading>Services</Heading>
          <DrawerLinks items={services} />
          <Heading>Health Tools</Heading>
          <DrawerLinks items={healthTools} />
          <Divider sx={{ my: 1 }} />
          <DrawerLinks items={[posts]} />
          <Divider sx={{ my: 1 }} />
          {!session && <DrawerLinks items={[{ label: 'Login/Register', to: '/login' }]} />}
          {session && !children && (
            <>
              <DrawerLinks items={[{ label: 'View Profile', to: profileOf(session.userType) }]} />
              <ListItemButton onClick={() => void logout()}>
                <ListItemText primary="Logout" disableTypography />
              </ListItemButton>
            </>
          )}
        </List>
      </Box>
    </Drawer>
  );
}
