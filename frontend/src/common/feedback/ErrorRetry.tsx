import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ApiError, sentenceOf } from '../../api/client';

interface ErrorRetryProps {
  /** What failed, in the words of the specification; the server's sentence follows. */
  text?: string;
  error: unknown;
  onRetry: () => void;
}

/** Says in the page what could not be loaded and offers to try again. */
export function ErrorRetry({ text, error, onRetry }: ErrorRetryProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'flex-start', py: 3 }}>
      <div>
        {text && <Typography sx={{ fontWeight: 600 }}>{text}</Typography>}
        <Typography>{sentenceOf(error)}</Typography>
        {requestId && (
          <Typography variant="caption" color="text.secondary">
            Reference for the help desk: {requestId}
          </Typography>
        )}
      </div>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </Stack>
  );
}
