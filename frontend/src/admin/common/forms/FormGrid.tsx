import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Form fields under one heading, in two columns if they fit. */
export const FormGrid = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography component="h2" variant="h3" sx={{ mb: 2.5 }}>
      {title}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        '& > .MuiFormControl-root, & > div > .MuiFormControl-root': { width: '100%', m: 0 },
      }}
    >
      {children}
    </Box>
  </Card>
);

/** A field with the whole width of its FormGrid. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{children}</Box>
);

/** A read-only fact among the fields. */
export const Fact = ({ label, value }: { label: string; value: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{value}</Typography>
  </Box>
);
