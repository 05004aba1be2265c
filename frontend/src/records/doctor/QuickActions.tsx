import EventIcon from '@mui/icons-material/EventOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { serverNow } from '../../common/clock/serverClock';
import { calendarDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import type { LinkedPatient } from '../../patients/usePatients';
import { tDoctorRecord } from '../../messages/care/doctorRecords';
import { tPage } from '../../messages/pages';

// Forms are loaded on the first click.
const NoteDialog = lazy(async () => ({ default: (await import('./dialogs/NoteDialog')).NoteDialog }));
const VitalSignsDialog = lazy(async () => ({
  default: (await import('./dialogs/VitalSignsDialog')).VitalSignsDialog,
}));
const ReportDialog = lazy(async () => ({ default: (await import('./dialogs/ReportDialog')).ReportDialog }));
const DocumentDialog = lazy(async () => ({
  default: (await import('./dialogs/DocumentDialog')).DocumentDialog,
}));
const FollowUpDialog = lazy(async () => ({
  default: (await import('../../booking/FollowUpDialog')).FollowUpDialog,
}));
const PrescriptionDialog = lazy(async () => ({
  default: (await import('../../prescriptions/form/PrescriptionDialog')).PrescriptionDialog,
}));

const ENTRIES = {
  note: tDoctorRecord('addNote'),
  diagnosis: tDoctorRecord('addDiagnosis'),
  vitalSigns: tDoctorRecord('addVitalSigns'),
  report: tDoctorRecord('addReport'),
  document: tDoctorRecord('addDocument'),
} as const;
type Entry = keyof typeof ENTRIES;
type Opened = Entry | 'prescription' | 'appointment';

interface OpenedDialogProps {
  opened: Opened;
  patient: LinkedPatient;
  doctorId: string;
  onClose: () => void;
}

function OpenedDialog({ opened, patient, doctorId, onClose }: OpenedDialogProps) {
  const { timeZone } = useHospital();
  const entry = { patientId: patient.id, today: calendarDate(serverNow(), timeZone), onClose };
  if (opened === 'prescription') return <PrescriptionDialog patientId={patient.id} onClose={onClose} />;
  if (opened === 'appointment')
    return <FollowUpDialog doctorId={doctorId} patient={patient} onClose={onClose} />;
  if (opened === 'vitalSigns') return <VitalSignsDialog {...entry} patient={patient} />;
  if (opened === 'report') return <ReportDialog {...entry} />;
  if (opened === 'document') return <DocumentDialog {...entry} />;
  return <NoteDialog kind={opened} {...entry} />;
}

/** The doctor's actions for a patient. */
export function QuickActions({ patient, doctorId }: { patient: LinkedPatient; doctorId: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Box component="section" aria-label={tPage('quickActions')}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {tPage('quickActions')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
        }}
      >
        <Button variant="contained" startIcon={<MedicationIcon />} onClick={() => setOpened('prescription')}>
          {tPage('writePrescription')}
        </Button>
        <Button variant="outlined" startIcon={<EventIcon />} onClick={() => setOpened('appointment')}>
          {tDoctorRecord('addAppointment')}
        </Button>
        {Object.entries(ENTRIES).map(([entry, label]) => (
          <Button key={entry} variant="outlined" onClick={() => setOpened(entry as Entry)}>
            {label}
          </Button>
        ))}
      </Box>
      <Suspense>
        {opened && (
          <OpenedDialog
            opened={opened}
            patient={patient}
            doctorId={doctorId}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}
