import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import type { useMovePreview } from './useMove';
import { tAppointment } from '../../messages/care/appointments';

interface ConsequencesProps {
  preview: ReturnType<typeof useMovePreview>;
  /** The consequences, one sentence each. */
  lines: string[];
}

/** The consequences of moving a visit, or why it cannot be moved. */
export function Consequences({ preview, lines }: ConsequencesProps) {
  if (preview.isPending)
    return (
      <Loading>
        <Skeleton variant="rounded" height={72} />
      </Loading>
    );
  if (preview.isError) return <ErrorRetry error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data.canMove) return <Alert severity="warning">{preview.data.sentence}</Alert>;
  return (
    <Box component="ul" aria-label={tAppointment('nextSteps')} sx={{ m: 0, pl: 2.5, '& > li': { mb: 0.5 } }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
