import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { MASS_UNITS } from '../../../openapi/contract/care/dosage/dosage-facts.js';
import type { Actor } from '../common/http/actor.js';
import { toCorrection } from '../records/corrections/entered-in-error.js';
import { prescriptionStepsOf } from './corrections/prescription-steps.js';
import type { BoxCount } from './dispensing/course-boxes.js';
import type { PrescribedRow, Prescription } from './prescription.schema.js';
import { lineStateOn, wholeStateOn } from './lifecycle/line-answers.js';
import { stateOn } from './refill.js';

interface Viewing {
  /** YYYY-MM-DD on the hospital's clock. */
  today: string;
  actor: Actor;
  /** The medicine on the shelf of a name. */
  medicineIdOf: (line: PrescribedRow) => string | null;
  /** The boxes of each medicine, by the number of its first line that is taken. */
  boxesOf: (row: Prescription) => ReadonlyMap<number, BoxCount>;
  /** Makes the short-lived address of a private document. */
  sign: (path: string) => string;
}

export const prescriptionPath = (id: string): string => `/api/papers/prescriptions/${id}`;

/** Tablets, puffs and the like; null for an amount that is measured. */
const countOf = ({ quantity }: PrescribedRow): number | null =>
  quantity && !['ml', ...MASS_UNITS].includes(quantity.unit) ? quantity.value : null;

export function toPrescription(
  row: Prescription,
  { today, actor, medicineIdOf, boxesOf, sign }: Viewing,
): PrescriptionDto {
  const id = String(row._id);
  const boxes = boxesOf(row);
  return {
    id,
    _id: id,
    number: row.number,
    ...stateOn(today, row),
    ...wholeStateOn(today, row),
    patientId: String(row.patientId),
    patientName: row.patientName,
    age: row.age,
    gender: row.gender,
    contact: row.contact,
    date: row.date,
    doctorId: String(row.doctorId),
    doctorName: row.doctorName,
    doctorCode: row.doctorCode,
    appointmentId: row.appointmentId ? String(row.appointmentId) : null,
    symptoms: row.symptoms,
    diagnosis: row.diagnosis,
    medicines: row.medicines.map((line, n) => ({
      name: line.name,
      dosage: line.dosage,
      frequency: line.frequency,
      duration: line.duration,
      dosages: line.dosages ?? null,
      difference: line.difference ?? null,
      days: line.days ?? null,
      quantity: line.quantity ?? null,
      units: countOf(line),
      medicineId: medicineIdOf(line),
      brandSubstitution: line.brandSubstitution ?? false,
      boxesOrdered: boxes.get(n + 1)?.ordered ?? null,
      boxesOfCourse: boxes.get(n + 1)?.ofCourse ?? null,
      ...lineStateOn(today, row, n),
    })),
    notes: row.notes,
    daysSupply: row.daysSupply,
    endsOn: row.endsOn,
    warnings: row.warnings ?? [],
    enteredInError: toCorrection(row.enteredInError, actor),
    steps: prescriptionStepsOf(row, actor),
    pdfUrl: sign(prescriptionPath(id)),
    createdAt: row.createdAt.toISOString(),
  };
}
