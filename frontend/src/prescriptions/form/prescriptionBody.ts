import type { MedicineRow } from '../../../../openapi/contract/care/prescriptions.js';
import { given, toNumber } from '../../common/forms/typed';
import { dosagesOf } from '../line/lineReading';
import type { PrescriptionFields, TypedRow } from './prescriptionFields';

/** The rows for the server, with their structure. The line stays here: its text is in the fields. */
export const toRows = (rows: readonly TypedRow[]): MedicineRow[] =>
  rows.map(({ line: _line, ...row }) => ({ ...row, dosages: dosagesOf(row) ?? undefined }));

/** What goes to the server; the contract judges it. */
export const toBody = (
  { age, notes, medicines, answers: _answers, ...fields }: PrescriptionFields,
  appointmentId: string | undefined,
) => ({
  ...fields,
  medicines: toRows(medicines),
  appointmentId,
  age: toNumber(age),
  notes: given(notes),
});
