import {
  Box,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { formatDate } from '../../common/format/format';
import { capitalize } from '../../common/format/text';
import { Moment } from '../fields/Moment';
import { Page } from '../shell/Page';
import { PdfLink } from '../fields/PdfLink';
import { RecordHistory } from '../audit-events/RecordHistory';
import { PersonLink, RecordLink } from '../fields/RecordLink';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';

/** Among other words a link is not told by its colour alone. */
const linkInText = { '& a': { textDecoration: 'underline' } };

const Medicines = ({ medicines }: Pick<PrescriptionDto, 'medicines'>) => (
  <TableContainer component={Card}>
    <Typography component="h2" variant="h3" sx={{ p: 2 }}>
      Medicines
    </Typography>
    <Table aria-label="Medicines" sx={{ '& td': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          <TableCell>Medicine</TableCell>
          <TableCell>How to take it</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {medicines.map(({ name, medicineId, dosage, frequency, duration }) => (
          <TableRow key={name} sx={{ '&:last-child td': { border: 0 } }}>
            <TableCell>
              {medicineId ? (
                <RecordLink resource="medicines" id={medicineId}>
                  {name}
                </RecordLink>
              ) : (
                name
              )}
            </TableCell>
            <TableCell>
              {dosage}, {frequency}, {duration}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

function Facts({ prescription }: { prescription: PrescriptionDto }) {
  const { patientId, patientName, doctorId, doctorName, doctorCode, appointmentId } = prescription;
  const { age, gender, contact, symptoms, diagnosis, notes, endsOn, createdAt } = prescription;
  const patient = <PersonLink resource="patients" person={{ _id: patientId, fullName: patientName }} />;
  const doctor = <PersonLink resource="doctors" person={{ _id: doctorId, fullName: doctorName }} />;
  return (
    <Details
      items={[
        {
          label: 'Patient',
          value: (
            <Box component="span" sx={linkInText}>
              {patient}, {age} years, {capitalize(gender)}, {contact}
            </Box>
          ),
        },
        {
          label: 'Doctor',
          value: (
            <Box component="span" sx={linkInText}>
              {doctor}
              {doctorCode && `, ${doctorCode}`}
            </Box>
          ),
        },
        {
          label: 'Visit',
          value: appointmentId ? (
            <RecordLink resource="appointments" id={appointmentId}>
              Open the appointment
            </RecordLink>
          ) : (
            'Not written at a visit'
          ),
        },
        { label: 'Date', value: formatDate(prescription.date) },
        { label: 'Lasts until', value: endsOn ? formatDate(endsOn) : '–' },
        { label: 'Symptoms', value: symptoms },
        { label: 'Diagnosis', value: diagnosis ?? '–' },
        { label: 'Notes', value: notes ?? '–' },
        { label: 'Written', value: <Moment at={createdAt} /> },
      ]}
    />
  );
}

/** What a doctor prescribed, to be read; only the doctor changes it, by writing a newer one. */
export const PrescriptionShow = () => (
  <ShowPage<PrescriptionDto> title="Prescription">
    {(prescription) => (
      <Page
        title={`Prescription ${prescription.number}`}
        note={<StatusChip status={prescription.status} />}
        actions={<PdfLink href={prescription.pdfUrl} label="Prescription (PDF)" />}
      >
        <Stack sx={{ gap: 3 }}>
          <Facts prescription={prescription} />
          <Medicines medicines={prescription.medicines} />
          <RecordHistory recordId={prescription.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
