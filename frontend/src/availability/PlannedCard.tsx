import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';

interface PlannedCardProps<Item> {
  title: string;
  hint: string;
  /** Adds one more. */
  form: ReactNode;
  query: UseQueryResult<Item[]>;
  /** The coming ones of the query, in order. */
  coming: Item[] | undefined;
  /** The empty state. */
  none: string;
  listName: string;
  /** The text and actions of a row. */
  children: (item: Item) => ReactNode;
  /** Below the list. */
  after?: ReactNode;
}

const row = {
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** A doctor's plans for certain days, with a form to add more. */
export function PlannedCard<Item extends { id: string }>(props: PlannedCardProps<Item>) {
  const { title, hint, form, query, coming, none, listName, children, after } = props;
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        {hint}
      </Typography>
      {form}
      {query.isPending && (
        <Loading>
          <Skeleton variant="rounded" height={72} sx={{ mt: 2 }} />
        </Loading>
      )}
      {query.isError && <ErrorRetry error={query.error} onRetry={() => void query.refetch()} />}
      {coming?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 3 }}>
          {none}
        </Typography>
      )}
      {Boolean(coming?.length) && (
        <Box component="ul" aria-label={listName} sx={{ p: 0, m: 0, mt: 2, listStyle: 'none' }}>
          {coming?.map((item) => (
            <Stack component="li" key={item.id} direction="row" useFlexGap spacing={1} sx={row}>
              {children(item)}
            </Stack>
          ))}
        </Box>
      )}
      {after}
    </Card>
  );
}
