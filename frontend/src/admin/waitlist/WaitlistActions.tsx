import OfferIcon from '@mui/icons-material/EventAvailableOutlined';
import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { WaitlistEntry } from '../../../../openapi/contract/care/waitlist.js';
import { notifySuccess } from '../../common/feedback/notices';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { OfferDialog } from './OfferDialog';

/** Offer a time by hand, or take the person off the list. */
export function WaitlistActions({ entry }: { entry: WaitlistEntry }) {
  const [isOffering, setOffering] = useState(false);
  return (
    <ActionBar>
      {entry.status === 'waiting' && (
        <Button variant="contained" startIcon={<OfferIcon />} onClick={() => setOffering(true)}>
          Offer a time
        </Button>
      )}
      <StepButton
        label="Remove"
        icon={<RemoveIcon />}
        color="error"
        variant="outlined"
        question={`Take ${entry.patientName} off the waiting list?`}
        consequence="The patient gets a mail. What is held for them goes to the next person."
        run={(provider) => provider.delete('waitlist', { id: entry.id })}
        onDone={() => notifySuccess('Removed from the waiting list', entry.patientName)}
        failure={(reason) => ({ text: 'The entry was not removed.', detail: reason })}
      />
      {isOffering && <OfferDialog entry={entry} onClose={() => setOffering(false)} />}
    </ActionBar>
  );
}
