import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { rejectionText } from '../../../../openapi/contract/shop/lab-samples.js';
import { lazyPart } from '../../common/browser/lazyPart';
import { tLab } from '../../messages/shop/lab';

const RecollectDialog = lazyPart(async () => (await import('./RecollectDialog')).RecollectDialog);

interface NewSampleNeededProps {
  booking: LabBookingDto;
  /** Whether the reader may choose a new time. */
  mayChoose?: boolean;
  onDone?: () => void;
}

/** Why a new sample is needed, and a button to choose its time. */
export function NewSampleNeeded({ booking, mayChoose = true, onDone }: NewSampleNeededProps) {
  const [isOpen, setOpen] = useState(false);
  const last = booking.rejectedSamples.at(-1);
  if (booking.status !== 'sampleRejected' || !last) return null;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning" role="note" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        {tLab('samples.needed', { reason: rejectionText(last) })}
      </Alert>
      {mayChoose && (
        <Button
          variant="contained"
          aria-label={tLab('samples.chooseTimeOf', { testName: booking.labTest.testName })}
          onClick={() => setOpen(true)}
        >
          {tLab('samples.chooseTime')}
        </Button>
      )}
      <Suspense>
        {isOpen && <RecollectDialog booking={booking} onDone={onDone} onClose={() => setOpen(false)} />}
      </Suspense>
    </Stack>
  );
}
