import type { Connection } from 'mongoose';

/**
 * Gives rejected appointments of earlier versions the one who rejected them, as their history has it. An administrator
 * among them changes nothing: only doctors look for what they rejected.
 */
export async function nameRejections(connection: Connection): Promise<void> {
  const rejection = {
    $last: { $filter: { input: '$history', as: 'step', cond: { $eq: ['$$step.status', 'rejected'] } } },
  };
  const by = { $getField: { field: 'by', input: rejection } };
  await connection
    .collection('appointments')
    .updateMany({ status: 'rejected', rejectedBy: { $exists: false } }, [
      { $set: { rejectedBy: { $ifNull: [by, '$$REMOVE'] } } },
    ]);
}
