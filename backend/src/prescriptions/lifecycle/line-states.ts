import type { LineStatus } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import { LINE_STATUSES } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import { REFILL_FROM_DAYS } from '../../../../openapi/contract/care/prescriptions.js';
import type { Prescription } from '../prescription.schema.js';
import { addDays } from '../refill.js';
import { AS_WRITTEN } from './line-state.js';
import type { LineState } from './line-state.js';

type Stored = Pick<Prescription, 'medicines' | 'lineStates' | 'endedFrom' | 'renewedBy'>;

/** The stored states; prescriptions of earlier versions have none, or were replaced as a whole. */
export function statesOf({ medicines, lineStates, endedFrom, renewedBy }: Stored): LineState[] {
  if (lineStates?.length === medicines.length) return lineStates;
  const replaced: LineState = {
    ...AS_WRITTEN,
    status: 'replaced',
    on: endedFrom,
    replacedBy: renewedBy ? { id: renewedBy, number: '' } : null,
  };
  return medicines.map(() => (renewedBy ? replaced : AS_WRITTEN));
}

/** The status on a day: an active line is completed when its course, or the whole prescription, is over. */
export function statusOn(today: string, row: Stored & Pick<Prescription, 'date'>, index: number): LineStatus {
  const { status } = statesOf(row)[index];
  if (status !== 'active') return status;
  const { days } = row.medicines[index];
  const isShort = days !== null && days !== undefined && days < REFILL_FROM_DAYS;
  const isOver = row.endedFrom <= today || (isShort && addDays(row.date, days) <= today);
  return isOver ? 'completed' : 'active';
}

/** Whether a line counts for the supply: it is taken, or paused. */
export const isCurrent = ({ status }: Pick<LineState, 'status'>): boolean =>
  status === 'active' || status === 'onHold';

/** The state of the whole, which follows from its lines: the first of these that a line has. */
export const wholeOf = (statuses: LineStatus[]): LineStatus =>
  LINE_STATUSES.find((one) => statuses.includes(one)) ?? 'completed';
