import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { EmergencyTab } from './EmergencyTab';
import { MessagingShortcut } from './MessagingShortcut';

/** Help that stays in reach on every public page: the emergency tab; on the first page the messaging app, too. */
export const HelpCorner = () => (
  <Box
    component="aside"
    aria-label="Help at once"
    sx={{
      position: 'fixed',
      zIndex: 'speedDial',
      // The chat, which opens by itself, must not cover what to do in an emergency.
      '&:has([aria-expanded="true"])': { zIndex: 1250 },
      left: { xs: 12, md: 24 },
      bottom: { xs: 12, md: 24 },
      '@media print': { display: 'none' },
      display: 'flex',
      alignItems: 'center',
      gap: 1,
    }}
  >
    <EmergencyTab />
    {useLocation().pathname === '/' && <MessagingShortcut />}
  </Box>
);
