import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PrescriptionItems } from '../../prescriptions/form/PrescriptionItems';
import { tDoctorRecord } from '../../messages/care/doctorRecords';
import { tPage } from '../../messages/pages';

/** Enough for current prescriptions; the records follow below. */
const SHOWN = 3;

/** A patient's prescriptions, newest first. */
export const PatientPrescriptions = ({ patientId }: { patientId: string }) => (
  <Box component="section" aria-label={tPage('prescriptions')}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {tPage('prescriptions')}
    </Typography>
    <PrescriptionItems
      patientId={patientId}
      perPage={SHOWN}
      whenEmpty={tDoctorRecord('prescriptionsEmpty')}
    />
  </Box>
);
