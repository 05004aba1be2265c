import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './drawings';

/** A list with nothing in it: a drawing, one sentence and, where there is one, the way on. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 4 }}>
    <EmptyDrawing />
    <Typography color="text.secondary">{text}</Typography>
    {children}
  </Stack>
);
