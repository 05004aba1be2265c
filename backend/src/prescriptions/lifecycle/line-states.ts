import type { LineStatus } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import { LINE_STATUSES } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type { Prescription } from '../prescription.schema.js';
import { addDays } from '../refill.js';
import { courseDaysOf, isShort } from './course-days.js';
import { AS_WRITTEN } from './line-state.js';
import type { LineState } from './line-state.js';

type Stored = Pick<Prescription, 'medicines' | 'lineStates' | 'endedFrom' | 'renewedBy'>;
type Dated = Stored & Pick<Prescription, 'date' | 'medicineKeys'>;

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

/** The status on a day: an active line is completed when its course with all steps, or the whole prescription, is over. */
export function statusOn(today: string, row: Dated, index: number): LineStatus {
  const { status } = statesOf(row)[index];
  if (status !== 'active') return status;
  if (row.endedFrom <= today) return 'completed';
  const days = isShort(row.medicines[index]) ? courseDaysOf(row, index) : null;
  return days !== null && addDays(row.date, days) <= today ? 'completed' : 'active';
}

/** Whether a line counts for the supply: it is taken, or paused. */
export const isCurrent = ({ status }: { status: LineStatus }): boolean =>
  status === 'active' || status === 'onHold';

/** The same on a day: also not completed. */
export const isCurrentOn = (today: string, row: Dated, index: number): boolean =>
  isCurrent({ status: statusOn(today, row, index) });

/** The state of the whole, which follows from its lines: the first of these that a line has. */
export const wholeOf = (statuses: LineStatus[]): LineStatus =>
  LINE_STATUSES.find((one) => statuses.includes(one)) ?? 'completed';
