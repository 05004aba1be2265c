import MenuIcon from '@mui/icons-material/Menu';
import {
  AppBar,
  Box,
  Drawer,
  IconButton,
  Link,
  type Theme,
  Toolbar,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../auth/useCurrentUser';
import { useHospital } from '../../hospital/useHospital';
import { SIDEBAR_WIDTH } from '../../shell/AreaLayout';
import { ColorSchemeButton } from '../../shell/ColorSchemeButton';
import { MAIN_ID } from '../../shell/RootLayout';
import { AdminMenu } from './AdminMenu';
import { RefreshButton } from './RefreshButton';
import { LoadingPage } from '../../common/feedback/LoadingPage';
import { adminCommonWords } from '../../words/admin/common';

function TopBar({ onMenu }: { onMenu: () => void }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { data: person } = useCurrentUser();
  const { name, shortName } = useHospital();
  return (
    <AppBar
      position="fixed"
      color="secondary"
      enableColorOnDark
      sx={{ zIndex: (theme) => theme.zIndex.drawer + 1, displayPrint: 'none' }}
    >
      <Toolbar>
        <IconButton
          color="inherit"
          edge="start"
          aria-label={adminCommonWords.openMenu}
          onClick={onMenu}
          sx={{ display: { md: 'none' }, mr: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex' }}>
          <Link component={RouterLink} to="/admin" variant="h6" color="inherit" sx={{ lineHeight: 1.25 }}>
            {adminCommonWords.nameAdmin(isPhone ? (shortName ?? name) : name)}
          </Link>
        </Box>
        <Typography noWrap sx={{ display: { xs: 'none', sm: 'block' }, mx: 2 }}>
          {person?.fullName}
        </Typography>
        <RefreshButton />
        <ColorSchemeButton />
      </Toolbar>
    </AppBar>
  );
}

/** Frame of the console: bar, menu (a drawer on a phone) and the page. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <TopBar onMenu={() => setOpen(true)} />
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: { 'aria-label': isWide ? undefined : adminCommonWords.menu, sx: { width: SIDEBAR_WIDTH } },
        }}
        sx={{ width: { md: SIDEBAR_WIDTH }, flexShrink: 0, displayPrint: 'none' }}
      >
        <Toolbar />
        <AdminMenu onNavigate={close} />
      </Drawer>
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, outline: 'none', p: { xs: 2, md: 4 } }}
      >
        <Toolbar sx={{ mb: { xs: 1, md: 0 }, displayPrint: 'none' }} />
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </Box>
    </Box>
  );
}
