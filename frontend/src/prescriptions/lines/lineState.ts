import type { PrescribedMedicine } from '../../../../openapi/contract/care/prescriptions.js';
import { formatDate } from '../../common/format/format';
import { tPrescription } from '../../messages/care/prescriptions';

type Line = Pick<PrescribedMedicine, 'status' | 'statusOn' | 'statusReason' | 'replacedBy'>;

/** "Replaced on 27-11-2026 by RX-2026-7KQ4XM", with the doctor's reason; null for a line that is active. */
export function lineStateText({ status, statusOn, statusReason, replacedBy }: Line): string | null {
  if (status === 'active') return null;
  const date = statusOn ? formatDate(statusOn) : '';
  const state = replacedBy
    ? tPrescription('lines.replacedBy', { date, number: replacedBy.number })
    : tPrescription('lines.state', { status, date });
  return statusReason ? tPrescription('lines.stateAndReason', { state, reason: statusReason }) : state;
}
