import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router';
import { DashboardCard } from './DashboardCard';
import { tPage } from '../messages/pages';

export interface QuickAction {
  label: string;
  to: string;
  icon: ReactElement;
}

/** Links to the most used actions. */
export const QuickActions = ({ actions }: { actions: QuickAction[] }) => (
  <DashboardCard heading={tPage('quickActions')}>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 1,
      }}
    >
      {actions.map(({ label, to, icon }) => (
        <Button
          key={label}
          variant="outlined"
          component={RouterLink}
          to={to}
          startIcon={icon}
          sx={{ justifyContent: 'flex-start' }}
        >
          {label}
        </Button>
      ))}
    </Box>
  </DashboardCard>
);
