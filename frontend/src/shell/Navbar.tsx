import MenuIcon from '@mui/icons-material/Menu';
import PersonIcon from '@mui/icons-material/PersonOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { Link as RouterLink, NavLink } from 'react-router';
import { profileOf } from '../auth/landing';
import { useSession } from '../auth/useSession';
import { useSiteLogout } from '../auth/useLogout';
import { LogoMark } from '../common/LogoMark';
import { useHospital } from '../common/useHospital';
import { CONTENT_WIDTH } from '../theme';
import { ColorSchemeButton } from './ColorSchemeButton';
import { NavMenu } from './NavMenu';
import { type NavItem, blogs, findDoctors, healthTools, services } from './navigation';

// Loaded with the first touch of the menu button.
const MobileDrawer = lazy(async () => ({ default: (await import('./MobileDrawer')).MobileDrawer }));

const currentPage = {
  '&.active': { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: 6 },
};

const NavButton = ({ item }: { item: NavItem }) => (
  <Button color="inherit" component={NavLink} to={item.to} sx={currentPage}>
    {item.label}
  </Button>
);

function Logo() {
  const { name } = useHospital();
  return (
    <Box
      component={RouterLink}
      to="/"
      aria-label={`${name}, first page`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        color: 'inherit',
        textDecoration: 'none',
        minHeight: 44,
        minWidth: 0,
      }}
    >
      <LogoMark />
      <Typography variant="h3" component="span" noWrap>
        {name}
      </Typography>
    </Box>
  );
}

function ProfileMenu() {
  const session = useSession();
  const logout = useSiteLogout();
  if (!session) {
    return (
      <Button variant="outlined" component={RouterLink} to="/login">
        Login/Register
      </Button>
    );
  }
  const items = [
    { label: 'View Profile', to: profileOf(session.userType) },
    { label: 'Logout', onClick: () => void logout() },
  ];
  return <NavMenu label="Profile" startIcon={<PersonIcon />} items={items} />;
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: { xs: 60, md: 68 },
  px: { xs: 2, sm: 3 },
  mx: 'auto',
};

interface NavbarProps {
  /** Items of the protected area around it, for the drawer of small screens. */
  areaItems?: ReactNode;
  /** Room on the left for an area's sidebar, px, on wide screens. */
  offset?: number;
}

/** The navigation bar of every page. */
export function Navbar({ areaItems, offset = 0 }: NavbarProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        ml: { md: `${offset}px` },
      }}
    >
      <Box sx={{ ...bar, maxWidth: offset ? undefined : CONTENT_WIDTH + 48 }}>
        <Logo />
        <Box
          component="nav"
          aria-label="Site"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, alignItems: 'center' }}
        >
          <NavButton item={findDoctors} />
          <NavMenu label="Services" items={services} />
          <NavMenu label="Health Tools" items={healthTools} />
          <NavButton item={blogs} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, gap: 1 }}>
          <ColorSchemeButton />
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <ProfileMenu />
          </Box>
          <IconButton
            color="inherit"
            aria-label="Open the menu"
            sx={{ display: { md: 'none' } }}
            onClick={() => setDrawerOpen(true)}
          >
            <MenuIcon />
          </IconButton>
        </Box>
      </Box>
      <Suspense>
        {drawerOpen && <MobileDrawer onClose={() => setDrawerOpen(false)}>{areaItems}</MobileDrawer>}
      </Suspense>
    </Box>
  );
}
