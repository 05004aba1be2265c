import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One fact of a `dl`: its name above its value. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ py: 1 }}>
    <Typography component="dt" variant="subtitle2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);
