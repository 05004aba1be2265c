import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PrescriptionItems } from '../../prescriptions/form/PrescriptionItems';
import { doctorRecordWords } from '../../words/care/doctorRecords';
import { pageWords } from '../../words/pages';

/** Enough for what is taken now; the records follow below. */
const SHOWN = 3;

/** What was prescribed to a patient, newest first. */
export const PatientPrescriptions = ({ patientId }: { patientId: string }) => (
  <Box component="section" aria-label={pageWords.prescriptions}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {pageWords.prescriptions}
    </Typography>
    <PrescriptionItems
      patientId={patientId}
      perPage={SHOWN}
      whenEmpty={doctorRecordWords.prescriptionsEmpty}
    />
  </Box>
);
