import { Card, Skeleton } from '@mui/material';
import { Loading } from '../../../common/feedback/Loading';

const ROW_HEIGHT_PX = 61;

/** Placeholder rows while a list loads. */
export const LoadingRows = ({ rows }: { rows: number }) => (
  <Card sx={{ px: 2 }}>
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={ROW_HEIGHT_PX} />
      ))}
    </Loading>
  </Card>
);
