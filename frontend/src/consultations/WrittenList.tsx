import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WrittenPart } from '../../../openapi/contract/care/consultations.js';
import { EntryNotes, Struck } from '../records/corrections/EntryNotes';
import { Section } from './Section';
import { TestRecordsLink } from './summary/TestRecordsLink';
import { writtenText } from './summary/writtenText';
import { tConsultation } from '../messages/care/consultations';

/** The documentation saved so far. */
export const WrittenList = ({ patientId, written }: { patientId: string; written: WrittenPart[] }) =>
  written.length === 0 ? null : (
    <Section heading={tConsultation('savedSoFar')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {written.map((part) => (
          <Typography component="li" key={part.id} sx={{ overflowWrap: 'anywhere' }}>
            <Struck entry={part}>{writtenText(part)}</Struck>
            <EntryNotes entry={part} />
          </Typography>
        ))}
      </Box>
      <TestRecordsLink patientId={patientId} written={written} />
    </Section>
  );
