import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tPrescription } from '../../messages/care/prescriptions';
import { sentenceOf } from './lineReading';
import type { MedicineLine } from './useMedicineLine';

interface ReadingTextProps {
  medicine: MedicineLine;
  id: string;
}

/** How the medicine is understood: in words, with the quantity; or that it is not. */
export function ReadingText({ medicine, id }: ReadingTextProps) {
  const { row, line } = medicine;
  const sentence = sentenceOf(row);
  const hasDosage = [row.dosage, row.frequency, row.duration].some((text) => text.trim() !== '');
  const isBegun = hasDosage || line.trim() !== '';
  // "Tab": a word that nothing can be said of yet.
  const hasNameOnly = !hasDosage && (row.name !== '' || !line.trim().includes(' '));
  return (
    <Box sx={{ minHeight: { xs: 40, sm: 20 } }}>
      <Typography
        id={id}
        variant="body2"
        color={isBegun ? 'text.primary' : 'text.secondary'}
        aria-live="polite"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {!isBegun && tPrescription('lineExample')}
        {isBegun && sentence !== null && (
          <>
            <strong>{row.name}</strong> {sentence}
          </>
        )}
        {isBegun && sentence === null && tPrescription(hasNameOnly ? 'dosageStillMissing' : 'notUnderstood')}
      </Typography>
    </Box>
  );
}

/** The doctor's own texts stay in the fields; the line can be taken again. */
export const ChangedNote = ({ onTakeLine }: { onTakeLine: () => void }) => (
  <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
    {tPrescription('fieldsChanged')}{' '}
    <Button size="small" onClick={onTakeLine}>
      {tPrescription('useLineAgain')}
    </Button>
  </Typography>
);
