import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { AllergiesPanel } from '../../allergies/AllergiesPanel';
import { ApiError } from '../../api/client';
import { useSession } from '../../auth/useSession';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { PatientHeader } from './PatientHeader';
import { PatientPrescriptions } from './PatientPrescriptions';
import { QuickActions } from './QuickActions';
import { SummarySections } from './SummarySections';
import { Timeline } from './Timeline';
import { recordsPath } from './paths';
import type { useDoctorRecordsUrl } from './useDoctorRecordsUrl';
import { usePatient } from '../../patients/usePatients';
import { tAllergy } from '../../messages/care/allergies';
import { tDoctorRecord } from '../../messages/care/doctorRecords';

const isStranger = (error: unknown) => error instanceof ApiError && error.status === 404;

const PatientSkeleton = () => (
  <Loading>
    <Stack spacing={3}>
      <Skeleton variant="rounded" height={88} width={320} sx={{ maxWidth: '100%' }} />
      <Skeleton variant="rounded" height={140} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  </Loading>
);

interface PatientRecordsProps {
  patientId: string;
  url: ReturnType<typeof useDoctorRecordsUrl>;
}

/** All data of a patient, with the doctor's actions. */
export function PatientRecords({ patientId, url }: PatientRecordsProps) {
  const doctorId = useSession()?.userId ?? '';
  const patient = usePatient(patientId);
  if (isStranger(patient.error)) {
    return (
      <EmptyState text={tDoctorRecord('notYourPatient')}>
        <Button variant="contained" component={RouterLink} to={recordsPath()}>
          {tDoctorRecord('seeYourPatients')}
        </Button>
      </EmptyState>
    );
  }
  if (patient.isError) return <ErrorRetry error={patient.error} onRetry={() => void patient.refetch()} />;
  if (patient.isPending) return <PatientSkeleton />;
  return (
    <Stack spacing={4}>
      <div>
        <PatientHeader patient={patient.data} />
        <QuickActions patient={patient.data} doctorId={doctorId} />
      </div>
      <Card component="section" aria-label={tAllergy('allergies')} sx={{ p: { xs: 2, md: 3 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {tAllergy('allergies')}
        </Typography>
        <AllergiesPanel patientId={patientId} />
      </Card>
      <SummarySections patient={patient.data} />
      <PatientPrescriptions patientId={patientId} />
      <Timeline patientId={patientId} url={url} />
    </Stack>
  );
}
