import { courseOf } from '../../../openapi/contract/care/dosage/course.js';
import type { Dosage } from '../../../openapi/contract/care/dosage/dosage.js';
import { formatDosage } from '../../../openapi/contract/care/dosage/format-dosage.js';
import { readDosage } from '../../../openapi/contract/care/dosage/read-dosage.js';
import type { MedicineRow } from '../../../openapi/contract/care/prescriptions.js';
import { nameKeyOf } from '../common/name-key.js';
import type { PrescribedRow } from './prescription.schema.js';

/** What a dosage says about amounts and times; instructions and route may stand in one of the two only. */
const sayingOf = ({ dose, timing, asNeeded, duration }: Dosage, unit: string | undefined) => ({
  dose: dose?.unit === 'piece' ? { ...dose, unit } : dose,
  timing,
  asNeeded,
  duration,
});

/** Whether two dosages say the same; a piece may be any unit. */
function areSame(one: Dosage[], other: Dosage[]): boolean {
  const unit = [...one, ...other].find(({ dose }) => dose && dose.unit !== 'piece')?.dose?.unit;
  const [a, b] = [one, other].map((steps) => JSON.stringify(steps.map((step) => sayingOf(step, unit))));
  return a === b;
}

/** A line with its structure, which wins over the texts, and with its course. */
export function prescribedRow({ dosages, ...texts }: MedicineRow): PrescribedRow {
  const read = readDosage(texts);
  const chosen = dosages ?? read;
  const difference = dosages && read && !areSame(dosages, read) ? formatDosage(read) : null;
  const { days, quantity } = chosen ? courseOf(chosen) : { days: null, quantity: null };
  return { ...texts, dosages: chosen, difference, days, quantity };
}

const TIMES = ['morning', 'noon', 'evening', 'night'] as const;

/** The times of the day of a line; null when its dosage does not name them. */
function timesOf({ dosages }: PrescribedRow): string[] | null {
  const timing = dosages?.length === 1 ? dosages[0].timing : null;
  if (timing?.kind === 'pattern') return TIMES.filter((time) => timing[time] > 0);
  return timing?.kind === 'frequency' && timing.when.length > 0 ? timing.when : null;
}

/** The days of several lines of one medicine: they are known only when it is taken in parallel, at different times. */
export function daysTogether(rows: PrescribedRow[]): number | null {
  const times = rows.map(timesOf);
  const all = times.flatMap((each) => each ?? []);
  const areParallel = times.every((each) => each !== null) && new Set(all).size === all.length;
  return areParallel && rows.every(({ days }) => days === rows[0].days) ? rows[0].days : null;
}

/** What the lines of one medicine have in common. */
export const medicineKeyOf = ({ name }: Pick<PrescribedRow, 'name'>): string => nameKeyOf(name).trim();

/** The rows of each medicine, in the order of the prescription. */
export function rowsByMedicine(rows: readonly PrescribedRow[]): PrescribedRow[][] {
  const groups = new Map<string, PrescribedRow[]>();
  for (const row of rows) {
    const key = medicineKeyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** The days of each medicine; null where its course is not known. */
export const daysOfMedicines = (rows: readonly PrescribedRow[]): (number | null)[] =>
  rowsByMedicine(rows).map((lines) => (lines.length === 1 ? (lines[0].days ?? null) : daysTogether(lines)));

/** The amount of all lines of one medicine; null unless all of it is known and in one unit. */
export function quantityOf(lines: readonly PrescribedRow[]): PrescribedRow['quantity'] {
  const unit = lines[0].quantity?.unit;
  if (!unit || lines.some(({ quantity }) => quantity?.unit !== unit)) return null;
  // Amounts have at most three decimals.
  const thousandths = lines.reduce((sum, { quantity }) => sum + Math.round(quantity!.value * 1000), 0);
  return { value: thousandths / 1000, unit };
}
