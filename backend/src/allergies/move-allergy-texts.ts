import { Types } from 'mongoose';
import type { Connection } from 'mongoose';
import { NameIndex } from '../medicine-safety/name-index.js';
import { SHIPPED_TABLES } from '../medicine-safety/tables.js';
import type { Allergy } from './allergy.schema.js';
import { codeOf, partsOf } from './allergy-codes.js';

type AllergyRow = Omit<Allergy, '_id'>;
interface PatientRow {
  allergies: string;
  updatedAt: Date;
}

/** Turns the free text of each account into entries; words that are no known name are kept as written. */
export async function moveAllergyTexts(connection: Connection): Promise<void> {
  const names = new NameIndex(SHIPPED_TABLES);
  const patients = connection
    .collection<PatientRow>('users')
    .find({ type: 'patient', allergies: { $type: 'string', $ne: '' } })
    .project<{ _id: Types.ObjectId } & PatientRow>({ allergies: 1, updatedAt: 1 });
  for await (const patient of patients) await moveText(connection, patient, names);
}

async function moveText(
  connection: Connection,
  { _id: patientId, allergies, updatedAt }: { _id: Types.ObjectId } & PatientRow,
  names: NameIndex,
): Promise<void> {
  const codes = partsOf(allergies).map((part) => codeOf(part, names, SHIPPED_TABLES));
  const isNone = codes.every(({ kind }) => kind === 'noneKnown');
  for (const code of codes.filter(({ kind }) => isNone || kind !== 'noneKnown')) {
    const entry = { ...code, reaction: null, severity: null, recordedByType: 'earlierText' as const };
    const recorder = { recordedById: null, recordedByName: null, recordedAt: updatedAt ?? new Date() };
    await connection
      .collection<AllergyRow>('allergies')
      .updateOne(
        { patientId, key: code.key, status: 'active' },
        { $setOnInsert: { ...entry, ...recorder, version: 1, updatedAt: new Date() } },
        { upsert: true },
      );
  }
  if (isNone)
    await connection.collection('users').updateOne({ _id: patientId }, { $set: { allergies: null } });
}
