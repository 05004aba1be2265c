import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import type { PrescribedRow, Prescription } from './prescription.schema.js';
import { lineStateOn, wholeStateOn } from './lifecycle/line-answers.js';
import { stateOn } from './refill.js';

interface Viewing {
  /** YYYY-MM-DD on the hospital's clock. */
  today: string;
  /** The medicine on the shelf that a name stands for. */
  medicineIdOf: (line: PrescribedRow) => string | null;
  /** Makes the short-lived address of a private document. */
  sign: (path: string) => string;
}

export const prescriptionPath = (id: string): string => `/api/papers/prescriptions/${id}`;

export function toPrescription(row: Prescription, { today, medicineIdOf, sign }: Viewing): PrescriptionDto {
  const id = String(row._id);
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
      days: line.days ?? null,
      units: line.units ?? null,
      medicineId: medicineIdOf(line),
      brandSubstitution: line.brandSubstitution ?? false,
      ...lineStateOn(today, row, n),
    })),
    notes: row.notes,
    daysSupply: row.daysSupply,
    endsOn: row.endsOn,
    warnings: row.warnings ?? [],
    pdfUrl: sign(prescriptionPath(id)),
    createdAt: row.createdAt.toISOString(),
  };
}
