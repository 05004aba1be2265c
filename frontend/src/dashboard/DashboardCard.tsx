import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of the dashboard with its heading. */
export const DashboardCard = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card component="section" aria-label={heading} sx={{ p: { xs: 2, md: 3 } }}>
    <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
      {heading}
    </Typography>
    {children}
  </Card>
);
