import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WrittenPart } from '../../../openapi/contract/care/consultations.js';
import type { LabRequestStatus } from '../../../openapi/contract/care/lab-requests.js';
import { Section } from './Section';
import { consultationWords } from '../words/care/consultations';
import { pageWords } from '../words/pages';

const KINDS: Record<WrittenPart['kind'], string> = {
  note: pageWords.note,
  diagnosis: pageWords.diagnosis,
  vitalSigns: pageWords.vitalSigns,
  report: pageWords.report,
  document: pageWords.document,
  prescription: pageWords.prescription,
  labTest: consultationWords.test,
  followUp: 'Follow-up',
};
const TESTS: Record<LabRequestStatus, string> = {
  open: consultationWords.waitsForPatient,
  booked: 'booked',
  declined: consultationWords.declinedByPatient,
};

function textOf({ kind, title, labRequestStatus }: WrittenPart): string {
  const state = labRequestStatus ? ` (${TESTS[labRequestStatus]})` : '';
  return title === KINDS[kind] ? title : `${KINDS[kind]}: ${title}${state}`;
}

/** What has been saved for the patient so far. */
export const WrittenList = ({ written }: { written: WrittenPart[] }) =>
  written.length === 0 ? null : (
    <Section heading={consultationWords.savedSoFar}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {written.map((part) => (
          <Typography component="li" key={part.id} sx={{ overflowWrap: 'anywhere' }}>
            {textOf(part)}
          </Typography>
        ))}
      </Box>
    </Section>
  );
