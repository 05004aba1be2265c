import Box from '@mui/material/Box';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { type RejectedSample, rejectionText } from '../../../../openapi/contract/shop/lab-samples.js';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tLab } from '../../messages/shop/lab';

function textOf(sample: RejectedSample, at: (instant: string) => string): string {
  const { by } = sample;
  const facts = {
    collectedAt: at(sample.collectedAt),
    rejectedAt: at(sample.rejectedAt),
    reason: rejectionText(sample),
  };
  return by === null ? tLab('samples.rejectedOn', facts) : tLab('samples.rejectedBy', { ...facts, by });
}

/** Samples that could not be examined, oldest first. */
export function RejectedSamples({ booking }: { booking: LabBookingDto }) {
  const { timeZone } = useHospital();
  const { rejectedSamples } = booking;
  if (rejectedSamples.length === 0) return null;
  const at = (instant: string) => formatInstant(instant, timeZone);
  return (
    <Box component="ul" aria-label={tLab('samples.rejected')} sx={{ mt: 2, mb: 0, pl: 2.5 }}>
      {rejectedSamples.map((sample) => (
        <Box component="li" key={sample.rejectedAt} sx={{ overflowWrap: 'anywhere' }}>
          {textOf(sample, at)}
        </Box>
      ))}
    </Box>
  );
}
