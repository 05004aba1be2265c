import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyDrawing } from '../pictures/drawings';

interface EmptyStateProps {
  text: string;
  drawing?: ReactNode;
  /** The way on, where there is one. */
  children?: ReactNode;
}

/** A list with nothing in it: a drawing, one sentence and, where there is one, the way on. */
export const EmptyState = ({ text, drawing = <EmptyDrawing />, children }: EmptyStateProps) => (
  <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 4 }}>
    {drawing}
    <Typography color="text.secondary">{text}</Typography>
    {children}
  </Stack>
);
