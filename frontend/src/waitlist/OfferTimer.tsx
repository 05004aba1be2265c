import Typography from '@mui/material/Typography';
import { formatTimeLeft } from '../common/format/format';
import { useTimeLeft } from '../common/format/useTimeLeft';
import { tWaitlist } from '../messages/care/waitlist';

/** The remaining time of a hold. */
export const OfferTimer = ({ until }: { until: string }) => (
  <Typography component="span" role="timer" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
    {tWaitlist('timeLeft', { time: formatTimeLeft(useTimeLeft(until)) })}
  </Typography>
);
