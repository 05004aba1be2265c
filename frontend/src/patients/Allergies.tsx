import Typography from '@mui/material/Typography';
import { tPatient } from '../messages/people/patients';

/** What the patient is allergic to, before anything is written; nothing where none is known. */
export const Allergies = ({ allergies }: { allergies: string | null }) =>
  allergies && (
    <Typography color="error" sx={{ fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {tPatient('allergicTo', { allergies })}
    </Typography>
  );
