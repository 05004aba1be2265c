import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { LOW_SCREEN } from '../../theme';

/** The steps that a record allows, at the bottom of a phone's screen. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{
      gap: 1,
      flexWrap: 'wrap',
      py: 1.5,
      bottom: 0,
      zIndex: 1,
      bgcolor: 'background.default',
      position: { xs: 'sticky', md: 'static' },
      [LOW_SCREEN]: { position: 'static' },
      '& .MuiButton-root': { flexGrow: { xs: 1, sm: 0 } },
    }}
  >
    {children}
  </Stack>
);
