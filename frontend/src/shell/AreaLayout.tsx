import HomeIcon from '@mui/icons-material/HomeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NavLink, Outlet, useNavigate } from 'react-router';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { session } from '../auth/session';
import { useAreaLogout } from '../auth/useLogout';
import { Main } from './Main';
import { Navbar } from './Navbar';
import { TopBar } from './top-bar/TopBar';
import type { NavItem } from './navigation';
import { tShell } from '../messages/site/shell';

/** Width of an area's sidebar and offset of its navigation bar, px (specification section 9). */
export const SIDEBAR_WIDTH = 250;

export interface AreaItem extends NavItem {
  icon: ReactNode;
}

interface AreaProps {
  role: UserType;
  /** Accessible name of the area's menu. */
  label: string;
  items: AreaItem[];
  /** A line at the bottom of the sidebar. */
  footnote?: string;
  /** In the navigation bar of every page of the area, e.g. the bell. */
  tools?: ReactNode;
  /** Above every page of the area, if there is a message. */
  notices?: ReactNode;
}

const item = {
  minHeight: 48,
  borderRadius: 1,
  mx: 1,
  '&.active': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 },
};
const icon = { color: 'inherit', minWidth: 40 };

function AreaItems({ role, items }: Pick<AreaProps, 'role' | 'items'>) {
  const navigate = useNavigate();
  const logout = useAreaLogout();
  const goHome = () => {
    session.setRole(role);
    void navigate('/');
  };
  return (
    <List component="div">
      {items.map((each) => (
        <ListItemButton key={each.to} component={NavLink} to={each.to} sx={item}>
          <ListItemIcon sx={icon}>{each.icon}</ListItemIcon>
          <ListItemText primary={each.label} disableTypography />
        </ListItemButton>
      ))}
      <ListItemButton sx={item} onClick={goHome}>
        <ListItemIcon sx={icon}>
          <HomeIcon />
        </ListItemIcon>
        <ListItemText primary={tShell('home')} disableTypography />
      </ListItemButton>
      <ListItemButton sx={item} onClick={() => void logout()}>
        <ListItemIcon sx={icon}>
          <LogoutIcon />
        </ListItemIcon>
        <ListItemText primary={tShell('logout')} disableTypography />
      </ListItemButton>
    </List>
  );
}

/**
 * Frame of the patient's and the doctor's area: a sidebar on wide screens, the first part of the drawer on
 * small ones.
 */
export function AreaLayout({ role, label, items, footnote, tools, notices }: AreaProps) {
  const menu = <AreaItems role={role} items={items} />;
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Box
        component="nav"
        aria-label={label}
        className="area-menu"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          position: 'fixed',
          inset: '0 auto 0 0',
          width: SIDEBAR_WIDTH,
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
          overflowY: 'auto',
        }}
      >
        <Typography variant="h3" component="p" sx={{ px: 3, pt: 2.5, pb: 1 }}>
          {label}
        </Typography>
        <Box sx={{ flexGrow: 1 }}>{menu}</Box>
        {footnote && (
          <Typography variant="caption" color="text.secondary" sx={{ p: 3 }}>
            {footnote}
          </Typography>
        )}
      </Box>
      <TopBar offset={SIDEBAR_WIDTH} />
      <Navbar offset={SIDEBAR_WIDTH} areaItems={menu} tools={tools} />
      <Box className="area" sx={{ ml: { md: `${SIDEBAR_WIDTH}px` } }}>
        <Main>
          {notices}
          <Outlet />
        </Main>
      </Box>
    </Box>
  );
}
