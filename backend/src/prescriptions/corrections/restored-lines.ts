import type { HospitalClock } from '../../common/hospital-clock.js';
import type { Prescription, ReinstatedLine } from '../prescription.schema.js';
import { replacing, stateAfterError } from '../lifecycle/after-error.js';
import type { ReplacedLine, WrongLine } from '../lifecycle/after-error.js';
import { AS_WRITTEN } from '../lifecycle/line-state.js';
import type { LineState } from '../lifecycle/line-state.js';
import { isCurrentOn, statesOf } from '../lifecycle/line-states.js';
import { isSameMedicine, medicinesOf } from '../lifecycle/same-medicine.js';

const isAsWritten = ({ status, on }: LineState): boolean => status === 'active' && on === null;

/** The lines that hiding the prescription gave back or handed on, and that nothing has changed since. */
export const takenAgain = (
  reinstated: readonly ReinstatedLine[],
  others: readonly Prescription[],
): ReinstatedLine[] =>
  reinstated.filter(({ id, index, handedTo }) => {
    const other = others.find(({ _id }) => _id.equals(id));
    if (!other) return false;
    const now = statesOf(other)[index];
    return isAsWritten(now) || (handedTo && now.replacedBy?.id.equals(handedTo)) === true;
  });

/** The states of the lines before they were hidden, without replacements by lines that were entered in error meanwhile. */
export function statesBefore(row: Prescription, others: readonly Prescription[]): LineState[] {
  const medicines = medicinesOf(row);
  return row.enteredInError!.lineStates.map((state, n) => {
    const newer = others.find(({ _id }) => state.replacedBy?.id.equals(_id));
    const replaced = { state, medicine: medicines[n] };
    return newer ? stateAfterError(replaced, wrongLinesOf(replaced, newer), others) : state;
  });
}

/** The lines that replaced this one, if all were entered in error, with their states before it as far as they are known. */
function wrongLinesOf(replaced: ReplacedLine, newer: Prescription): WrongLine[] {
  const now = statesOf(newer);
  const before = newer.enteredInError?.lineStates ?? now;
  const isWrong = ({ status }: LineState) => status === 'enteredInError';
  const lines = replacing(
    replaced,
    medicinesOf(newer).map((medicine, index) => ({ index, medicine })),
  );
  if (!lines.every(({ index }) => isWrong(now[index]))) return [];
  return lines.map((line) => ({
    ...line,
    before: isWrong(before[line.index]) ? AS_WRITTEN : before[line.index],
  }));
}

interface Doubled {
  medicine: string;
  by: Prescription;
}

/**
 * The medicines of a prescription that other current ones have too.
 * @param without lines of the others that do not count
 */
export function doubledBy(
  row: Prescription,
  others: readonly Prescription[],
  clock: HospitalClock,
  without: readonly ReinstatedLine[] = [],
): Doubled[] {
  const today = clock.today();
  const own = medicinesOf(row);
  return others.flatMap((other) =>
    medicinesOf(other).flatMap((medicine, place): Doubled[] => {
      const isLeftOut = without.some(({ id, index }) => id.equals(other._id) && index === place);
      if (isLeftOut || !isCurrentOn(today, other, place)) return [];
      const line = own.findIndex((one, n) => isCurrentOn(today, row, n) && isSameMedicine(one, medicine));
      return line < 0 ? [] : [{ medicine: row.medicines[line].name, by: other }];
    }),
  );
}
