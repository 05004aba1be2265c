import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { NavLink } from 'react-router';
import type { AreaItem } from '../shell/AreaLayout';
import { tPatientArea } from '../messages/people/patientArea';

const HEIGHT = 64;

/** The page ends above the bar, and so do notices (they read the variable). */
const room = (
  <GlobalStyles styles={{ ':root': { '--bottom-bar': `${HEIGHT}px` }, body: { paddingBottom: HEIGHT } }} />
);

const entry = {
  // As wide as its label: five equal parts of a small phone are too narrow for the long ones.
  flex: '1 1 auto',
  minWidth: 44,
  minHeight: HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  color: 'text.secondary',
  textDecoration: 'none',
  typography: 'caption',
  fontSize: '0.75rem',
  '&.active': { color: 'primary.main', fontWeight: 700 },
  '&:focus-visible': { outlineOffset: -3 },
};

/** true when the screen is too narrow for the sidebar, so the bar is shown. */
export const useHasBottomBar = (): boolean => useMediaQuery('(max-width:899.95px)', { noSsr: true });

/** An area's most used pages at the bottom of a small screen; the drawer has all of them. */
export const PatientBottomBar = ({ items }: { items: AreaItem[] }) => (
  <>
    {room}
    <Paper
      component="nav"
      aria-label={tPatientArea('quickMenu')}
      className="bottom-bar"
      square
      elevation={0}
      sx={{
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'appBar',
        display: 'flex',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {items.map(({ to, label, icon }) => (
        <Box component={NavLink} key={to} to={to} sx={entry}>
          {icon}
          {label}
        </Box>
      ))}
    </Paper>
  </>
);
