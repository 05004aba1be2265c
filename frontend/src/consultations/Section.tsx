import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of the visit with its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <Stack spacing={2.5}>{children}</Stack>
    </Card>
  );
}
