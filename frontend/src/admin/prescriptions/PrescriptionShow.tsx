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
import { formatDate, shortId } from '../../common/format/format';
import { lineStateText } from '../../prescriptions/lines/lineState';
import { orderedNote } from '../../prescriptions/lines/orderedBoxes';
import { Moment } from '../fields/Moment';
import { Page } from '../shell/Page';
import { PdfLink } from '../fields/PdfLink';
import { RecordHistory } from '../audit-events/RecordHistory';
import { PersonLink, RecordLink } from '../fields/RecordLink';
import { Details } from '../common/records/Details';
import { HideButton, RestoreButton } from '../corrections/CorrectionButtons';
import { ActionBar } from '../steps/ActionBar';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminPrescription } from '../../messages/admin/prescriptions';
import { tEntryCorrection } from '../../messages/care/entryCorrections';
import { EntryNotes } from '../../records/corrections/EntryNotes';
import { LineText } from '../../prescriptions/lines/LineText';

/** Colour alone does not distinguish a link inside text. */
const linkInText = { '& a': { textDecoration: 'underline' } };

const Medicines = ({ medicines }: Pick<PrescriptionDto, 'medicines'>) => (
  <TableContainer component={Card}>
    <Typography component="h2" variant="h3" sx={{ p: 2 }}>
      {tAdminCommon('medicines')}
    </Typography>
    <Table
      aria-label={tAdminCommon('medicines')}
      sx={{ '& td': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{tAdminCommon('medicine')}</TableCell>
          <TableCell>{tAdminPrescription('howToTakeIt')}</TableCell>
          <TableCell>{tAdminPrescription('ordered')}</TableCell>
          <TableCell>{tAdminCommon('state')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {medicines.map(({ name, medicineId, dosage, frequency, duration, ...line }) => (
          <TableRow key={line.line} sx={{ '&:last-child td': { border: 0 } }}>
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
              <LineText dosage={dosage} frequency={frequency} duration={duration} />
            </TableCell>
            <TableCell>{orderedNote(line) ?? '–'}</TableCell>
            <TableCell>{lineStateText(line) ?? tAdminPrescription('lineActive')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

function Facts({ prescription }: { prescription: PrescriptionDto }) {
  const { patientId, patientName, doctorId, doctorName, appointmentId } = prescription;
  const { age, gender, contact, symptoms, diagnosis, notes, endsOn, createdAt } = prescription;
  const patient = <PersonLink resource="patients" person={{ _id: patientId, fullName: patientName }} />;
  const doctor = <PersonLink resource="doctors" person={{ _id: doctorId, fullName: doctorName }} />;
  return (
    <Details
      items={[
        {
          label: tAdminCommon('patient'),
          value: (
            <Box component="span" sx={linkInText}>
              {patient}
              <br />
              {tAdminPrescription('patientDetails', {
                age,
                gender: tAdminCommon(`genders.${gender}`),
                contact,
              })}
            </Box>
          ),
        },
        {
          label: tAdminCommon('doctor'),
          value: (
            <Box component="span" sx={linkInText}>
              {doctor}
              <br />
              {tAdminPrescription('doctorIdDetail', { doctorId: shortId(doctorId) })}
            </Box>
          ),
        },
        {
          label: tAdminCommon('visit'),
          value: appointmentId ? (
            <RecordLink resource="appointments" id={appointmentId}>
              {tAdminCommon('openAppointment')}
            </RecordLink>
          ) : (
            tAdminPrescription('notWrittenAtVisit')
          ),
        },
        { label: tAdminCommon('date'), value: formatDate(prescription.date) },
        { label: tAdminPrescription('lastsUntil'), value: endsOn ? formatDate(endsOn) : '–' },
        { label: tAdminPrescription('symptoms'), value: symptoms },
        { label: tAdminPrescription('diagnosis'), value: diagnosis ?? '–' },
        { label: tAdminPrescription('notes'), value: notes ?? '–' },
        { label: tAdminCommon('written'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}

/** The corrections that the prescription allows now. */
function Corrections({ prescription: { id, number, steps } }: { prescription: PrescriptionDto }) {
  const entry = { resource: 'prescriptions' as const, id, title: number };
  return (
    <ActionBar>
      {steps.map((step) =>
        step === 'hide' ? (
          <HideButton key={step} {...entry} text={tEntryCorrection('hidePrescriptionText')} />
        ) : (
          <RestoreButton key={step} {...entry} />
        ),
      )}
    </ActionBar>
  );
}

/** A doctor's prescription. Only the doctor changes its content, by writing a new one; errors are hidden here. */
export const PrescriptionShow = () => (
  <ShowPage<PrescriptionDto> title={tAdminPrescription('prescription')}>
    {(prescription) => (
      <Page
        title={tAdminPrescription('prescriptionNumber', { prescriptionNumber: prescription.number })}
        note={<StatusChip status={prescription.status} />}
        actions={<PdfLink href={prescription.pdfUrl} label={tAdminPrescription('prescriptionPdf')} />}
      >
        <Stack sx={{ gap: 3 }}>
          <div>
            <EntryNotes entry={prescription} />
          </div>
          <Facts prescription={prescription} />
          <Medicines medicines={prescription.medicines} />
          <Corrections prescription={prescription} />
          <RecordHistory recordId={prescription.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
