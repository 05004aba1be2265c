import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { StatusChip } from '../fields/StatusChip';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

/** What prevents bookings with a doctor, or that nothing does. */
export function DoctorState({ doctor: { disabled, approval, published } }: { doctor: UserDto }) {
  if (disabled) return <StatusChip status="disabled" />;
  if (approval === 'waiting')
    return <StatusChip status="pending" label={tAdminDoctor('waitingForApproval')} />;
  if (approval === 'refused') return <StatusChip status="refused" />;
  return <StatusChip status={published ? 'published' : 'hidden'} />;
}
