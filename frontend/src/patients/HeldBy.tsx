import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ListedHolder } from '../../../openapi/contract/people/dependants.js';
import { telephoneLink } from '../hospital/useHospital';
import { holderText } from './holderText';

interface HeldByProps {
  /** The guardians of a patient; null for a patient with a log-in. */
  holder: ListedHolder | null | undefined;
}

/** Names the guardian of a patient without a login, with the phone number if known. */
export function HeldBy({ holder }: HeldByProps) {
  if (!holder) return null;
  const { mobile } = holder;
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {holderText(holder)}
      {mobile && (
        <>
          , {/* In a table the row has a way of its own. */}
          <Link href={telephoneLink(mobile)} onClick={(event) => event.stopPropagation()}>
            {mobile}
          </Link>
        </>
      )}
    </Typography>
  );
}
