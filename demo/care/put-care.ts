import { DateTime } from 'luxon';
import { Types } from 'mongoose';
import { daysOfMedicines, prescribedRow } from '../../backend/src/prescriptions/prescribed-row.js';
import { supplyDates } from '../../backend/src/prescriptions/refill.js';
import { prescribedKey } from '../../backend/src/prescriptions/prescribed-key.js';
import { recordColumns } from '../../backend/src/records/record-store.js';
import type { NewRecord } from '../../backend/src/records/record-store.js';
import { searchTokensOf } from '../../backend/src/common/search-tokens.js';
import type { User } from '../../backend/src/users/user.schema.js';
import type { Finding } from './findings.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';

type Entry = Pick<NewRecord, 'kind' | 'patientId' | 'title' | 'text' | 'vitals' | 'results'> & {
  doctor: User;
  at: Date;
};

/** An entry that a doctor wrote. */
export async function addRecord(
  name: string,
  { doctor, at, ...entry }: Entry,
  context: Context,
): Promise<void> {
  const author = { authorId: doctor._id, authorName: doctor.fullName, authorType: 'doctor' as const };
  await put(context.records, {
    _id: idOf(`record ${name}`, at),
    ...recordColumns({ ...entry, ...author, recordedAt: at }),
    createdAt: at,
  });
}

interface Written extends Omit<Finding, 'note'> {
  notes: string | null;
  /** YYYY-MM-DD */
  date: string;
  at: Date;
  appointmentId: Types.ObjectId | null;
}

/** A prescription with the dates that follow from its words. */
export async function addPrescription(
  name: string,
  { symptoms, diagnosis, medicines, notes, date, at, appointmentId }: Written,
  patient: User,
  doctor: User,
  context: Context,
): Promise<void> {
  const _id = idOf(`prescription ${name}`, at);
  const number = `RX-${date.slice(0, 4)}-${numberSigns(_id)}`;
  const rows = medicines.map(prescribedRow);
  const names = medicines.map((medicine) => medicine.name);
  await put(context.prescriptions, {
    _id,
    number,
    patientId: patient._id,
    patientName: patient.fullName,
    age: ageOn(date, patient.dob!),
    gender: patient.gender!,
    contact: patient.mobile!,
    date,
    doctorId: doctor._id,
    doctorName: doctor.fullName,
    doctorCode: doctor.d_id ?? null,
    doctorQualification: doctor.qualification,
    doctorRegistration: doctor.registrationNumber ?? null,
    appointmentId,
    symptoms,
    diagnosis,
    notes,
    medicines: rows,
    medicineKeys: names.map(prescribedKey),
    ...supplyDates(date, daysOfMedicines(rows)),
    renewedBy: null,
    words: searchTokensOf(patient.fullName, ...names, number),
    createdAt: at,
  });
}

/** Six signs that follow from the id, of those that numbers are made of. */
const numberSigns = (id: Types.ObjectId): string =>
  [...String(id).slice(-6)].map((digit) => '23456789ABCDEFGH'[Number.parseInt(digit, 16)]).join('');

const ageOn = (date: string, dob: string): number =>
  Math.floor(DateTime.fromISO(date).diff(DateTime.fromISO(dob), 'years').years);
