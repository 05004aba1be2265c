import Typography from '@mui/material/Typography';
import { type SpecimenType, specimenLabel } from '../../../../openapi/contract/shop/lab-samples.js';
import { tLab } from '../../messages/shop/lab';

interface SampleFactsProps {
  test: { specimenType: SpecimenType | null; preparation: string | null };
}

/** What is taken for a test, and what the patient does before. */
export const SampleFacts = ({ test: { specimenType, preparation } }: SampleFactsProps) => (
  <>
    {specimenType && (
      <Typography variant="body2" color="text.secondary">
        {tLab('specimen', { specimen: specimenLabel(specimenType) })}
      </Typography>
    )}
    {preparation && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {tLab('preparation', { preparation })}
      </Typography>
    )}
  </>
);
