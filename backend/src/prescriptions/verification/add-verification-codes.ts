import type { Connection } from 'mongoose';
import type { Prescription } from '../prescription.schema.js';
import { newVerificationCode } from './verification-code.js';

const BATCH = 1000;
const WITHOUT_CODE = { verificationCode: { $exists: false } };

/** Gives a verification code to the prescriptions of earlier versions. One with a code keeps it. */
export async function addVerificationCodes(connection: Connection): Promise<void> {
  const prescriptions = connection.collection<Prescription>('prescriptions');
  const codeOf = ({ _id }: Pick<Prescription, '_id'>) => ({
    updateOne: {
      filter: { _id, ...WITHOUT_CODE },
      update: { $set: { verificationCode: newVerificationCode() } },
    },
  });
  const rows = prescriptions.find(WITHOUT_CODE, { projection: { _id: 1 } });
  let writes: ReturnType<typeof codeOf>[] = [];
  for await (const row of rows) {
    writes.push(codeOf(row));
    if (writes.length < BATCH) continue;
    await prescriptions.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await prescriptions.bulkWrite(writes, { ordered: false });
}
