import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { ErrorRetry } from '../../../common/feedback/ErrorRetry';
import { Loading } from '../../../common/feedback/Loading';
import { Page } from '../Page';

/** A page that is still on its way, about its final size. */
export function LoadingPage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Card sx={{ p: 3 }}>
        <Loading>
          <Skeleton height={40} width="60%" />
          <Skeleton variant="rounded" height={240} />
        </Loading>
      </Card>
    </Page>
  );
}

interface ShowPageProps<T extends RaRecord> {
  /** Heading until the record has come. */
  title: string;
  children: (record: T) => ReactNode;
}

function Content<T extends RaRecord>({ title, children }: ShowPageProps<T>) {
  const { record, error, refetch } = useShowContext<T>();
  if (record) return <>{children(record)}</>;
  if (!error) return <LoadingPage title={title} />;
  return (
    <Page title={title}>
      <ErrorRetry error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

/** One record of the resource around it, with what to show until it has come or when it does not. */
export const ShowPage = <T extends RaRecord>(props: ShowPageProps<T>) => (
  // The page itself says why the record did not come, instead of going back to the list.
  <ShowBase<T> queryOptions={{ onError: () => undefined }}>
    <Content {...props} />
  </ShowBase>
);

interface Detail {
  label: string;
  value: ReactNode;
}

/** Facts of a record: label and value, side by side where there is room. */
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
