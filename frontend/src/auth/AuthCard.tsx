import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The narrow card of a page that asks for one thing, below its heading. */
export const AuthCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ maxWidth: 480, mx: 'auto', py: { xs: 3, md: 6 } }}>
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  </Box>
);
