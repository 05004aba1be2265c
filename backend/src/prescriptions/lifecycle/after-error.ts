import type { Prescription } from '../prescription.schema.js';
import { AS_WRITTEN } from './line-state.js';
import type { LineState } from './line-state.js';
import { isCurrent } from './line-states.js';
import { isSameMedicine, medicinesOf } from './same-medicine.js';
import type { Medicine } from './same-medicine.js';

/** A line that was entered in error. */
export interface WrongLine {
  /** From 0. */
  index: number;
  medicine: Medicine;
  /** Its state before the error was marked. */
  before: LineState;
}

/** A line that a newer prescription replaced. */
export interface ReplacedLine {
  state: LineState;
  medicine: Medicine;
}

/** The lines of the newer prescription that replaced a line of an older one. */
export const replacing = <Line extends { index: number; medicine: Medicine }>(
  { state, medicine }: ReplacedLine,
  lines: Line[],
): Line[] =>
  lines.filter((one) => {
    const line = state.replacedBy?.line;
    return line === undefined ? isSameMedicine(one.medicine, medicine) : one.index === line;
  });

/**
 * The state of a replaced line after an error of the lines that replaced it: as written if one of them was current, else
 * replaced by what had replaced that one. It stays as it is if they were stopped, because the stop is a decision.
 */
export function stateAfterError(
  replaced: ReplacedLine,
  lines: WrongLine[],
  others: readonly Prescription[],
): LineState {
  const wrong = replacing(replaced, lines);
  if (wrong.some(({ before }) => isCurrent(before))) return AS_WRITTEN;
  const next = wrong.find(({ before }) => before.replacedBy);
  if (!next?.before.replacedBy) return replaced.state;
  return { ...replaced.state, replacedBy: handedOn(replaced, next, others) };
}

/** Names the line of the newest prescription if it is not the same medicine as the oldest one. */
function handedOn(
  { medicine }: ReplacedLine,
  { medicine: wrong, before: { replacedBy } }: WrongLine,
  others: readonly Prescription[],
): LineState['replacedBy'] {
  const newest = others.find(({ _id }) => replacedBy!.id.equals(_id));
  if (!newest || replacedBy!.line !== undefined) return replacedBy;
  const medicines = medicinesOf(newest);
  if (medicines.some((one) => isSameMedicine(one, medicine))) return replacedBy;
  const line = medicines.findIndex((one) => isSameMedicine(one, wrong));
  return line < 0 ? replacedBy : { ...replacedBy!, line };
}
