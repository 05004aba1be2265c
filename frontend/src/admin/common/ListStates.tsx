import { Card, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { EmptyState } from '../../common/EmptyState';
import { Loading } from '../../common/Loading';

const ROW_HEIGHT_PX = 61;

/** Rows that are still on their way, in their final size. */
export const LoadingRows = ({ rows }: { rows: number }) => (
  <Card sx={{ px: 2 }}>
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={ROW_HEIGHT_PX} />
      ))}
    </Loading>
  </Card>
);

/** What stands where rows would be: why there are none, and the next step. */
export const NoRows = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Card>
    <EmptyState text={text}>{children}</EmptyState>
  </Card>
);
