import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useLocation } from 'react-router';
import { EmergencyTab } from './EmergencyTab';
import { MessagingShortcut } from './MessagingShortcut';

/** Height of the bar of small screens, px. */
export const HELP_BAR_HEIGHT = 56;

/** What stands at the foot of small screens stands above the bar, and the page can be scrolled out from under it. */
const MakesRoom = () => (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: {
        ':root': { '--bottom-bar': `${HELP_BAR_HEIGHT}px` },
        body: { paddingBottom: HELP_BAR_HEIGHT },
      },
    })}
  />
);

const barOfSmallScreens = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  height: HELP_BAR_HEIGHT,
  px: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
};

/**
 * Help that stays in reach on every public page: the emergency tab; on the first page the messaging app, too. Nothing
 * of it lies over the page's words: small screens have a bar for it and for the chat, wide ones an edge that the page keeps free.
 */
export const HelpCorner = () => (
  <Box
    component="aside"
    aria-label="Help at once"
    sx={({ breakpoints }) => ({
      zIndex: 'speedDial',
      // The chat, which opens by itself, must not cover what to do in an emergency.
      '&:has([aria-expanded="true"])': { zIndex: 1250 },
      '@media print': { display: 'none' },
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      [breakpoints.down('md')]: barOfSmallScreens,
    })}
  >
    <MakesRoom />
    <EmergencyTab />
    {useLocation().pathname === '/' && <MessagingShortcut />}
  </Box>
);
