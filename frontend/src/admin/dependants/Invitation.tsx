import WithdrawIcon from '@mui/icons-material/UnsubscribeOutlined';
import { Typography } from '@mui/material';
import type { Dependant } from '../../../../openapi/contract/people/dependants.js';
import { notifySuccess } from '../../common/feedback/notices';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { StepButton } from '../steps/StepButton';
import { tAdminDependant } from '../../messages/admin/people/dependants';
import { tFamily } from '../../messages/people/family';

type Invited = Dependant & { invitation: NonNullable<Dependant['invitation']> };

export const isInvited = (dependant: Dependant): dependant is Invited => dependant.invitation !== null;

/** The expiry of the link or code for a takeover, and the button that revokes it. */
export function Invitation({ dependant }: { dependant: Invited }) {
  const { timeZone } = useHospital();
  const { id, fullName, invitation } = dependant;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {tAdminDependant('invitedAt', {
          where: invitation.email ?? tAdminDependant('printedCode'),
          until: formatInstant(invitation.expiresAt, timeZone),
        })}
      </Typography>
      <StepButton
        needs="dependants.edit"
        label={tFamily('withdraw')}
        icon={<WithdrawIcon />}
        color="error"
        size="small"
        question={tFamily('withdrawTitle', { name: fullName })}
        consequence={tAdminDependant('withdrawText')}
        run={(provider) => provider.act('dependants', id, 'withdraw-invitation')}
        onDone={() => notifySuccess(tFamily('invitationWithdrawn'), fullName)}
        failure={(reason) => ({ text: tFamily('withdrawFailed'), detail: reason })}
      />
    </>
  );
}
