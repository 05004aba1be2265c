import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FLUSH } from '../../theme';
import { Loading } from '../feedback/Loading';

interface RecordCardProps {
  /** li in a list of records. */
  component?: 'li' | 'section';
  label: string;
  title: ReactNode;
  /** Beside the title: a state, a sum. */
  aside?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** An order or booking: title and state, details, actions. */
export const RecordCard = ({ component = 'li', label, title, aside, children, actions }: RecordCardProps) => (
  <Card component={component} aria-label={label} sx={{ p: { xs: 2, md: 3 } }}>
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
    >
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {aside}
    </Stack>
    {children}
    {actions && (
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          rowGap: 1,
          mt: 2,
          '& > :not(.MuiButton-text)': { flexGrow: { xs: 1, sm: 0 } },
          ...FLUSH,
        }}
      >
        {actions}
      </Box>
    )}
  </Card>
);

export const RecordList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack component="ul" aria-label={label} spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {children}
  </Stack>
);

export const RecordsSkeleton = () => (
  <Loading>
    <Stack spacing={2}>
      <Skeleton variant="rounded" height={280} />
      <Skeleton variant="rounded" height={280} />
    </Stack>
  </Loading>
);
