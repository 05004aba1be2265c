import Typography from '@mui/material/Typography';
import type { AllergyDto } from '../../../../openapi/contract/care/safety/allergies.js';
import { useAllergies } from '../../allergies/useAllergies';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { tAllergy } from '../../messages/care/allergies';
import { tSafety } from '../../messages/care/prescribing/prescriptionSafety';

const textOf = ({ name, severity }: AllergyDto): string =>
  severity
    ? tSafety('withSeverity', { name, severity: tAllergy(`severity.${severity}`).toLowerCase() })
    : name;

/** The allergies of the patient for whom a prescription is written. */
export function AllergyBanner({ patientId }: { patientId: string }) {
  const allergies = useAllergies(patientId || null);
  if (allergies.isError)
    return <ErrorRetry error={allergies.error} onRetry={() => void allergies.refetch()} />;
  if (!patientId || !allergies.data) return null;
  if (allergies.data.length === 0)
    return <Typography color="text.secondary">{tSafety('noneRecorded')}</Typography>;
  if (allergies.data.some(({ kind }) => kind === 'noneKnown'))
    return <Typography>{tSafety('noneKnown')}</Typography>;
  return (
    <Typography color="error" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {tSafety('allergyList', { allergies: allergies.data.map(textOf).join(', ') })}
    </Typography>
  );
}
