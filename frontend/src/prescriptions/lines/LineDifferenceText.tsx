import Typography from '@mui/material/Typography';
import { describeDosage } from '../../../../openapi/contract/care/dosage/describe-dosage.js';
import type { PrescribedMedicine } from '../../../../openapi/contract/care/prescriptions.js';
import { tPrescription } from '../../messages/care/prescriptions';

/** Below a medicine whose texts contradict its structure: the structure counts. */
export function LineDifferenceText({ line }: { line: PrescribedMedicine }) {
  const { dosages, difference } = line;
  if (dosages === null || difference === null) return null;
  const dosage = describeDosage(dosages);
  return (
    <Typography
      component="p"
      variant="body2"
      color="error"
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {tPrescription('lines.difference', { dosage, difference })}
    </Typography>
  );
}
