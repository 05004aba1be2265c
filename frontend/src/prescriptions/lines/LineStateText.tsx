import Typography from '@mui/material/Typography';
import type { PrescribedMedicine } from '../../../../openapi/contract/care/prescriptions.js';
import { lineStateText } from './lineState';

/** Below a medicine that is not taken as written: what happened to it and when. */
export function LineStateText({ line }: { line: PrescribedMedicine }) {
  const text = lineStateText(line);
  if (text === null) return null;
  return (
    <Typography
      component="p"
      variant="body2"
      color={line.status === 'completed' ? 'text.secondary' : 'error'}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  );
}
