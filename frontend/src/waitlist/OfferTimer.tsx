import Typography from '@mui/material/Typography';
import { formatTimeLeft } from '../common/format/format';
import { useTimeLeft } from '../common/format/useTimeLeft';

/** How long a time is still held. */
export const OfferTimer = ({ until }: { until: string }) => (
  <Typography component="span" role="timer" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
    {formatTimeLeft(useTimeLeft(until))}
  </Typography>
);
