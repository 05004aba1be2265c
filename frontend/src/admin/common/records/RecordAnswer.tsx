import { Card, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { ErrorRetry } from '../../../common/feedback/ErrorRetry';
import { Loading } from '../../../common/feedback/Loading';
import { Page } from '../../shell/Page';

interface RecordAnswerProps<T extends RaRecord> {
  /** Heading while the record loads. */
  title: string;
  /** The record state of `Edit` or `Show`. */
  answer: { record?: Omit<T, 'id'> | T; error?: unknown; refetch: () => Promise<unknown> };
  /** false for a list row that lacks what the page shows. */
  isWhole?: (record: T) => boolean;
  children: (record: T) => ReactNode;
}

/** The page of a record, with its loading and error states. */
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
