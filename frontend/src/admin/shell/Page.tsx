import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../hospital/usePageTitle';
import { CONTENT_WIDTH } from '../../theme';

interface PageProps {
  title: string;
  /** Stands beside the title, e.g. the number of rows or a status. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the console: its one h1, the actions beside it, the content below. */
export function Page({ title, note, actions, children }: PageProps) {
  usePageTitle(title);
  return (
    <Box sx={{ maxWidth: CONTENT_WIDTH, width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 3 }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
          <Typography component="h1" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {note}
        </Stack>
        {actions && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  );
}
