import OfferIcon from '@mui/icons-material/EventAvailableOutlined';
import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { WaitlistEntry } from '../../../../openapi/contract/care/waitlist.js';
import { notifySuccess } from '../../common/feedback/notices';
import { staffMay } from '../data/staffMay';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { OfferDialog } from './OfferDialog';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminWaitlist } from '../../messages/admin/waitlist';

/** Offers a time manually, or removes the entry. */
export function WaitlistActions({ entry }: { entry: WaitlistEntry }) {
  const [isOffering, setOffering] = useState(false);
  return (
    <ActionBar>
      {entry.status === 'waiting' && staffMay('waitlist.edit') && (
        <Button variant="contained" startIcon={<OfferIcon />} onClick={() => setOffering(true)}>
          {tAdminWaitlist('offerTime')}
        </Button>
      )}
      <StepButton
        needs="waitlist.edit"
        label={tAdminCommon('remove')}
        icon={<RemoveIcon />}
        color="error"
        variant="outlined"
        question={tAdminWaitlist('removeTitle', { patientName: entry.patientName })}
        consequence={tAdminWaitlist('removeText')}
        run={(provider) => provider.delete('waitlist', { id: entry.id })}
        onDone={() => notifySuccess(tAdminWaitlist('removed'), entry.patientName)}
        failure={(reason) => ({ text: tAdminWaitlist('removeFailed'), detail: reason })}
      />
      {isOffering && <OfferDialog entry={entry} onClose={() => setOffering(false)} />}
    </ActionBar>
  );
}
