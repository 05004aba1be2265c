import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { telephoneLink } from '../hospital/useHospital';
import { patientWords } from '../words/people/patients';

interface HeldByProps {
  /** Who looks after the patient; null for somebody with a login, of whom nothing is said. */
  holder: { fullName: string; mobile: string | null } | null | undefined;
}

/** Says whom to call about a patient without a login. */
export function HeldBy({ holder }: HeldByProps) {
  if (!holder) return null;
  const { fullName, mobile } = holder;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {patientWords.heldBy(fullName)}
      {mobile && (
        <>
          , <Link href={telephoneLink(mobile)}>{mobile}</Link>
        </>
      )}
    </Typography>
  );
}
