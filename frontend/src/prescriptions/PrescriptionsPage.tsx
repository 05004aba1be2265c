import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { RecordList, RecordsSkeleton } from '../common/lists/RecordCard';
import { useTitleOf } from '../family/useTitleOf';
import { usePageTitle } from '../hospital/usePageTitle';
import { PrescriptionCard } from './PrescriptionCard';
import { RefillReminders } from './RefillReminders';
import { useMyPrescriptions } from './usePrescriptions';
import { tPrescription } from '../messages/care/prescriptions';
import { tPage } from '../messages/pages';

interface SectionProps {
  heading: string;
  prescriptions: PrescriptionDto[];
}

const Section = ({ heading, prescriptions }: SectionProps) => (
  <Box component="section" aria-label={heading} sx={{ mb: 4 }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {heading}
    </Typography>
    <RecordList label={heading}>
      {prescriptions.map((prescription) => (
        <PrescriptionCard key={prescription._id} prescription={prescription} />
      ))}
    </RecordList>
  </Box>
);

function Prescriptions({ prescriptions }: { prescriptions: PrescriptionDto[] }) {
  if (prescriptions.length === 0) {
    return (
      <EmptyState text={tPrescription('patientEmpty')}>
        <Button variant="contained" component={RouterLink} to="/find-doctor">
          {tPage('findDoctor')}
        </Button>
      </EmptyState>
    );
  }
  const current = prescriptions.filter(({ status }) => status !== 'ended');
  const past = prescriptions.filter(({ status }) => status === 'ended');
  return (
    <>
      <RefillReminders prescriptions={prescriptions} />
      {current.length > 0 && (
        <Section heading={tPrescription('currentPrescriptions')} prescriptions={current} />
      )}
      {past.length > 0 && <Section heading={tPrescription('pastPrescriptions')} prescriptions={past} />}
    </>
  );
}

/** What doctors prescribed to the patient: what runs out, what runs, and what has ended. */
export function PrescriptionsPage() {
  const title = useTitleOf(tPage('prescriptions'));
  usePageTitle(title);
  const prescriptions = useMyPrescriptions();
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {prescriptions.isPending && <RecordsSkeleton />}
      {prescriptions.isError && (
        <ErrorRetry error={prescriptions.error} onRetry={() => void prescriptions.refetch()} />
      )}
      {prescriptions.data && <Prescriptions prescriptions={prescriptions.data} />}
      {prescriptions.hasNextPage && (
        <Button loading={prescriptions.isFetchingNextPage} onClick={() => void prescriptions.fetchNextPage()}>
          {tPrescription('showOlderPrescriptions')}
        </Button>
      )}
    </>
  );
}
