import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import type { Prescription } from './prescription.schema.js';
import { stateOn } from './refill.js';

interface Viewing {
  /** YYYY-MM-DD on the hospital's clock. */
  today: string;
  /** The medicine on the shelf that a name stands for. */
  medicineIdOf: (name: string) => string | null;
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
    medicines: row.medicines.map(({ name, dosage, frequency, duration, days, units }) => ({
      name,
      dosage,
      frequency,
      duration,
      days: days ?? null,
      units: units ?? null,
      medicineId: medicineIdOf(name),
    })),
    notes: row.notes,
    daysSupply: row.daysSupply,
    endsOn: row.endsOn,
    pdfUrl: sign(prescriptionPath(id)),
    createdAt: row.createdAt.toISOString(),
  };
}
