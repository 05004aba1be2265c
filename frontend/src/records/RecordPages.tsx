import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { MedicalRecordDto, RecordKind } from '../../../openapi/contract/care/records.js';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { RecordList, RecordsSkeleton } from '../common/lists/RecordCard';
import { useMyRecords } from './useRecords';
import { tRecord } from '../messages/care/records';

interface RecordPagesProps {
  kind: RecordKind;
  /** Name of the list. */
  label: string;
  whenEmpty: ReactNode;
  children: (record: MedicalRecordDto) => ReactNode;
}

/** All records of one kind, page by page, rendered by `children`. */
export function RecordPages({ kind, label, whenEmpty, children }: RecordPagesProps) {
  const records = useMyRecords(kind);
  if (records.isPending) return <RecordsSkeleton />;
  if (records.isError) return <ErrorRetry error={records.error} onRetry={() => void records.refetch()} />;
  if (records.data.length === 0) return whenEmpty;
  return (
    <>
      <RecordList label={label}>{records.data.map(children)}</RecordList>
      {records.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          loading={records.isFetchingNextPage}
          onClick={() => void records.fetchNextPage()}
        >
          {tRecord('showOlderOnes')}
        </Button>
      )}
    </>
  );
}
