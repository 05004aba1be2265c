import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { MedicalRecordDto, RecordKind } from '../../../../openapi/contract/care/records.js';
import { lazyPart } from '../../common/browser/lazyPart';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { SearchField } from '../../common/forms/SearchField';
import { useTypedSearch } from '../../common/forms/useTypedSearch';
import { RecordEntry } from './RecordEntry';
import type { DoctorStep } from './dialogs/CorrectionDialog';
import { RemoveRecordDialog } from './dialogs/RemoveRecordDialog';
import { kindWords, recordKinds } from './recordView';
import type { useDoctorRecordsUrl } from './useDoctorRecordsUrl';
import { useRecords } from './useRecords';
import { tDoctorRecord } from '../../messages/care/doctorRecords';

// Loaded for a correction.
const CorrectionDialog = lazyPart(async () => (await import('./dialogs/CorrectionDialog')).CorrectionDialog);

type Url = ReturnType<typeof useDoctorRecordsUrl>;

const EntriesSkeleton = () => (
  <Loading>
    <Stack spacing={2}>
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={160} />
    </Stack>
  </Loading>
);

function Filters({ search, kind, setSearch, setKind }: Url) {
  const [text, setText] = useTypedSearch(search, setSearch);
  const choices: (RecordKind | undefined)[] = [undefined, ...recordKinds];
  return (
    <Box role="search" aria-label={tDoctorRecord('timeline')} sx={{ mb: 2 }}>
      <SearchField
        label={tDoctorRecord('searchRecords')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box
        role="group"
        aria-label={tDoctorRecord('kindOfRecord')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}
      >
        {choices.map((choice) => (
          <Chip
            key={choice ?? 'all'}
            label={choice ? kindWords(choice) : tDoctorRecord('all')}
            color={choice === kind ? 'primary' : 'default'}
            variant={choice === kind ? 'filled' : 'outlined'}
            aria-pressed={choice === kind}
            onClick={() => setKind(choice)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Every entry of a patient, newest first, of one kind or all. */
export function Timeline({ patientId, url }: { patientId: string; url: Url }) {
  const records = useRecords({ patientId, kind: url.kind, q: url.search });
  const [removed, setRemoved] = useState<MedicalRecordDto | null>(null);
  const [corrected, setCorrected] = useState<{ record: MedicalRecordDto; step: DoctorStep } | null>(null);
  const isFiltered = url.search !== '' || url.kind !== undefined;
  return (
    <Box component="section" aria-label={tDoctorRecord('timeline')}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {tDoctorRecord('timeline')}
      </Typography>
      <Filters {...url} />
      {records.isPending && <EntriesSkeleton />}
      {records.isError && <ErrorRetry error={records.error} onRetry={() => void records.refetch()} />}
      {records.data?.length === 0 && (
        <EmptyState text={isFiltered ? tDoctorRecord('searchEmpty') : tDoctorRecord('recordsEmpty')} />
      )}
      <Stack component="ul" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {records.data?.map((record) => (
          <RecordEntry
            key={record.id}
            record={record}
            onRemove={() => setRemoved(record)}
            onCorrect={(step) => setCorrected({ record, step })}
          />
        ))}
      </Stack>
      {records.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          loading={records.isFetchingNextPage}
          onClick={() => void records.fetchNextPage()}
        >
          {tDoctorRecord('showOlderRecords')}
        </Button>
      )}
      {removed && <RemoveRecordDialog record={removed} onClose={() => setRemoved(null)} />}
      <Suspense>
        {corrected && <CorrectionDialog {...corrected} onClose={() => setCorrected(null)} />}
      </Suspense>
    </Box>
  );
}
