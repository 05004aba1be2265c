import type { Types } from 'mongoose';
import { NONE_KNOWN, codeOf } from '../../backend/src/allergies/allergy-codes.js';
import { summaryOf } from '../../backend/src/allergies/allergy-store.js';
import type { Allergy } from '../../backend/src/allergies/allergy.schema.js';
import { NameIndex } from '../../backend/src/medicine-safety/name-index.js';
import { SHIPPED_TABLES } from '../../backend/src/medicine-safety/tables.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';

const names = new NameIndex(SHIPPED_TABLES);

type Entry = Pick<Allergy, 'reaction' | 'severity' | 'recordedByType' | 'recordedAt'> & {
  /** What the patient is allergic to; null for the statement that no allergies are known. */
  text: string | null;
  by: Pick<User, '_id' | 'fullName'>;
};

/** An allergy of a patient, with the text of it on the account. */
export async function addAllergy(
  patientId: Types.ObjectId,
  { text, by, ...entry }: Entry,
  context: Context,
): Promise<void> {
  const code = text === null ? NONE_KNOWN : codeOf(text, names, SHIPPED_TABLES);
  await put(context.allergies, {
    _id: idOf(`allergy ${code.key} ${String(patientId)}`, entry.recordedAt),
    patientId,
    ...code,
    ...entry,
    status: 'active',
    recordedById: by._id,
    recordedByName: by.fullName,
    version: 1,
    updatedAt: entry.recordedAt,
  });
  const rows = await context.allergies
    .find({ patientId, status: 'active' })
    .sort({ _id: 1 })
    .lean<Allergy[]>();
  const change = { $set: { allergies: summaryOf(rows) } };
  await context.users.updateOne({ _id: patientId }, change, { timestamps: false });
}
