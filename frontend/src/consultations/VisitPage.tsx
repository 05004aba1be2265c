import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { VisitStatus } from '../appointments/AppointmentCard';
import { useVisit } from '../appointments/doctor/useVisit';
import { JoinVideo } from '../appointments/video/JoinVideo';
import { whenText } from '../appointments/when';
import type { ConsultationDto } from '../../../openapi/contract/care/consultations.js';
import { useSession } from '../auth/useSession';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { useHospital } from '../hospital/useHospital';
import { usePageTitle } from '../hospital/usePageTitle';
import { HeldBy } from '../patients/HeldBy';
import { type LinkedPatient, usePatient } from '../patients/usePatients';
import { recordsPath } from '../records/doctor/paths';
import { GrowthSection } from '../records/growth/GrowthSection';
import { usePersonFacts } from '../records/doctor/usePersonFacts';
import { useCallIn } from '../queue/useCallIn';
import { useNextPatient } from '../queue/useNextPatient';
import { useVisitsOfToday } from '../queue/useQueue';
import { VisitAside } from './aside/VisitAside';
import { type PatientAside, usePatientAside } from './aside/usePatientAside';
import { VisitSummary } from './summary/VisitSummary';
import { VisitForm } from './VisitForm';
import type { AfterSave } from './useVisitForm';
import { useConsultation } from './useConsultation';
import { tConsultation } from '../messages/care/consultations';
import { tPage } from '../messages/pages';

function VisitHeader({ visit, patient }: { visit: AppointmentDto; patient: LinkedPatient }) {
  const { timeZone } = useHospital();
  const facts = usePersonFacts(patient);
  return (
    <Box sx={{ mb: 3 }}>
      <Button
        component={RouterLink}
        to="/doctor-login/appointments"
        startIcon={<BackIcon />}
        sx={{ mb: 1, ml: -1 }}
      >
        {tPage('allAppointments')}
      </Button>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {visit.patientId.fullName}
      </Typography>
      <Typography color="text.secondary">{facts}</Typography>
      <HeldBy holder={patient.heldBy} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 1.5 }}
      >
        <Typography variant="h3" component="p">
          {whenText(visit, timeZone)}
        </Typography>
        <VisitStatus appointment={visit} />
        <Button component={RouterLink} to={recordsPath(patient.id)}>
          {tPage('medicalRecords')}
        </Button>
      </Stack>
      <JoinVideo visit={visit} />
      {visit.reason && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {tPage('reason', { reason: visit.reason })}
        </Typography>
      )}
    </Box>
  );
}

function OpenVisit({ appointmentId }: { appointmentId: string }) {
  const visit = useVisit(appointmentId);
  const consultation = useConsultation(appointmentId);
  const patientId = visit.data?.patientId._id ?? null;
  const patient = usePatient(patientId);
  const known = usePatientAside(patientId);
  const today = useVisitsOfToday(useSession()?.userId ?? '');
  // A failed refresh does not replace a form in use.
  const failed = [visit, consultation, patient].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorRetry error={failed.error} onRetry={() => void failed.refetch()} />;
  // Everything above the form and in its bar loads with it, so that nothing moves; a failing part does not
  // delay it.
  const parts = [known.allergies, known.medicines, known.summary, known.note, today];
  const isWaiting = parts.some(({ isPending, failureCount }) => isPending && failureCount === 0);
  if (!visit.data || !consultation.data || !patient.data || isWaiting) {
    return (
      <Loading>
        <Stack spacing={3}>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={360} />
        </Stack>
      </Loading>
    );
  }
  return (
    <>
      <VisitHeader visit={visit.data} patient={patient.data} />
      <VisitBody visit={visit.data} patient={patient.data} known={known} consultation={consultation.data} />
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  gap: 3,
  alignItems: 'start',
};
// Before the form on a phone, because it is read first; beside it on wide screens.
const asidePlace = {
  order: { xs: -1, lg: 0 },
  position: { lg: 'sticky' },
  top: { lg: 16 },
  displayPrint: 'none',
} as const;

interface VisitBodyProps {
  visit: AppointmentDto;
  patient: LinkedPatient;
  known: PatientAside;
  consultation: ConsultationDto;
}

/** The form with the patient's data beside it; the summary after completing the visit. */
function VisitBody({ visit, patient, known, consultation }: VisitBodyProps) {
  const [isCompletedNow, setCompletedNow] = useState(false);
  const next = useNextPatient(useSession()?.userId ?? '', visit._id);
  const calling = useCallIn();
  const onCompleted = (then: AfterSave) => {
    setCompletedNow(true);
    if (then === 'next' && next) calling.mutate(next);
  };
  if (isCompletedNow)
    return (
      <VisitSummary visit={visit} consultation={consultation} onWriteMore={() => setCompletedNow(false)} />
    );
  return (
    <Box sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <VisitForm visit={visit} patient={patient} consultation={consultation} onCompleted={onCompleted} />
        <GrowthSection person={patient} trends={known.summary.data?.trends ?? []} />
      </Box>
      <Box sx={asidePlace}>
        <VisitAside patient={patient} known={known} />
      </Box>
    </Box>
  );
}

/** The screen of a visit: person, reason, saved documentation and all actions. */
export function VisitPage() {
  usePageTitle(tConsultation('visit'));
  const { id = '' } = useParams();
  return <OpenVisit key={id} appointmentId={id} />;
}
