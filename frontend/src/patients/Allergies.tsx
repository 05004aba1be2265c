import Typography from '@mui/material/Typography';
import { tPatient } from '../messages/people/patients';

/** The patient's allergies, shown before writing; nothing without known ones. */
export const Allergies = ({ allergies }: { allergies: string | null }) =>
  allergies && (
    <Typography color="error" sx={{ fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {tPatient('allergicTo', { allergies })}
    </Typography>
  );
