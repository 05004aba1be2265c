import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, Link, type Theme, Toolbar, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ModalDrawer } from '../../common/overlays/ModalDrawer';
import { useCurrentUser } from '../../auth/useCurrentUser';
import { useHospital } from '../../hospital/useHospital';
import { SIDEBAR_WIDTH } from '../../shell/AreaLayout';
import { ColorSchemeButton } from '../../shell/ColorSchemeButton';
import { MAIN_ID } from '../../shell/RootLayout';
import { AdminMenu } from './AdminMenu';
import { RefreshButton } from './RefreshButton';
import { GlobalSearch } from './search/GlobalSearch';
import { LoadingPage } from '../../common/feedback/LoadingPage';
import { tAdminCommon } from '../../messages/admin/common';

/** On a phone the search has a line of its own. */
function TopBar({ isWide, onMenu }: { isWide: boolean; onMenu: () => void }) {
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
          aria-label={tAdminCommon('openMenu')}
          onClick={onMenu}
          sx={{ display: { md: 'none' }, mr: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex' }}>
          <Link component={RouterLink} to="/admin" variant="h6" color="inherit" sx={{ lineHeight: 1.25 }}>
            {tAdminCommon('consoleTitle', { name: isPhone ? (shortName ?? name) : name })}
          </Link>
        </Box>
        {isWide && <GlobalSearch />}
        <Typography noWrap sx={{ display: { xs: 'none', lg: 'block' }, mx: 2 }}>
          {person?.fullName}
        </Typography>
        <RefreshButton />
        <ColorSchemeButton />
      </Toolbar>
      {!isWide && (
        <Toolbar>
          <GlobalSearch />
        </Toolbar>
      )}
    </AppBar>
  );
}

/** Keeps what follows below the bar. */
const BelowBar = ({ isWide }: { isWide: boolean }) => (
  <Box sx={{ displayPrint: 'none' }}>
    <Toolbar />
    {!isWide && <Toolbar sx={{ mb: 1 }} />}
  </Box>
);

/** Frame of the console: bar, menu (a drawer on a phone) and the page. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <TopBar isWide={isWide} onMenu={() => setOpen(true)} />
      <ModalDrawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: { 'aria-label': isWide ? undefined : tAdminCommon('menu'), sx: { width: SIDEBAR_WIDTH } },
        }}
        sx={{ width: { md: SIDEBAR_WIDTH }, flexShrink: 0, displayPrint: 'none' }}
      >
        <BelowBar isWide={isWide} />
        <AdminMenu onNavigate={close} />
      </ModalDrawer>
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, outline: 'none', p: { xs: 2, md: 4 } }}
      >
        <BelowBar isWide={isWide} />
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </Box>
    </Box>
  );
}
