import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Detail {
  label: string;
  value: ReactNode;
}

/** Facts of a record: label and value, in columns if they fit. */
export function Details({ items }: { items: Detail[] }) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack component="dl" sx={{ m: 0, gap: 2 }}>
        {items.map(({ label, value }) => (
          <Box key={label} sx={{ display: { sm: 'grid' }, gridTemplateColumns: '200px 1fr', gap: 2 }}>
            <Typography component="dt" color="text.secondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', minWidth: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
