import { useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import type { PrescriptionFields } from '../form/prescriptionFields';
import type { RowTexts } from './fieldTexts';
import { FIELDS, exactLineOf, isSame, lineOf, readLineTexts } from './lineReading';

export type PrescriptionForm = UseFormReturn<PrescriptionFields, unknown, CreatePrescription>;

/** One medicine of the form: its line, the four fields that the line fills, and what they state. */
export function useMedicineLine(form: PrescriptionForm, index: number) {
  const { control, setValue, getValues, clearErrors } = form;
  const row = useWatch({ control, name: `medicines.${index}` });
  const line = row.line ?? '';
  const reading = useMemo(() => readLineTexts(line), [line]);
  // What the line has written: other texts are the doctor's.
  const [written, setWritten] = useState<RowTexts>(reading.texts);

  const write = (texts: Partial<RowTexts>) => {
    for (const field of FIELDS) {
      const text = texts[field];
      if (text === undefined) continue;
      setValue(`medicines.${index}.${field}`, text, { shouldDirty: true });
      if (text !== '') clearErrors(`medicines.${index}.${field}`);
    }
  };

  const typeLine = (text: string) => {
    setValue(`medicines.${index}.line`, text, { shouldDirty: true });
    const { texts } = readLineTexts(text);
    const now = getValues(`medicines.${index}`);
    const own = FIELDS.filter((field) => now[field] === '' || now[field] === written[field]);
    write(Object.fromEntries(own.map((field) => [field, texts[field]])));
    setWritten(texts);
  };

  /** The fields take what the line says, or another line. */
  const takeLine = (text = line) => {
    const { texts } = readLineTexts(text);
    setValue(`medicines.${index}.line`, text, { shouldDirty: true });
    write(texts);
    setWritten(texts);
  };

  /** The fields take these texts, and the line follows them if it can say the same. */
  const takeTexts = (texts: RowTexts) => {
    write(texts);
    if (line === '') return;
    // Typing on in the line replaces them again.
    setWritten(texts);
    const next = exactLineOf(texts);
    if (next !== '') setValue(`medicines.${index}.line`, next, { shouldDirty: true });
  };

  // The fields were changed after the line had been read.
  const isChanged = reading.isComplete && !isSame(reading.texts, row);
  return {
    row,
    line,
    typeLine,
    takeLine,
    takeTexts,
    isChanged,
    /** The medicine on one line as it is prescribed; null if that is not understood. */
    wholeLine: () => (reading.isComplete && !isChanged ? line.trim() : lineOf(row)),
  };
}
export type MedicineLine = ReturnType<typeof useMedicineLine>;
