import { Card, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { ErrorRetry } from '../../../common/feedback/ErrorRetry';
import { Loading } from '../../../common/feedback/Loading';
import { Page } from '../../shell/Page';

interface RecordAnswerProps<T extends RaRecord> {
  /** Heading until the record has come. */
  title: string;
  /** What `Edit` or `Show` knows of the record. */
  answer: { record?: Omit<T, 'id'> | T; error?: unknown; refetch: () => Promise<unknown> };
  /** false for a list's row that lacks what the page shows. */
  isWhole?: (record: T) => boolean;
  children: (record: T) => ReactNode;
}

/** The page of a record, and what stands there until the record has come or when it does not. */
export function RecordAnswer<T extends RaRecord>(props: RecordAnswerProps<T>) {
  const { title, answer, isWhole = () => true, children } = props;
  const record = answer.record as T | undefined;
  if (record && isWhole(record)) return <>{children(record)}</>;
  return (
    <Page title={title}>
      {answer.error ? (
        <ErrorRetry error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Card sx={{ p: 3 }}>
          <Loading>
            <Skeleton height={40} width="60%" />
            <Skeleton variant="rounded" height={240} />
          </Loading>
        </Card>
      )}
    </Page>
  );
}
