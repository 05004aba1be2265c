import type { Connection } from 'mongoose';

interface LastBackup {
  _id: string;
  takenAt: Date;
}

const _id = 'lastBackup';
/** Beside the sequences: the account of the server may write there. */
const rows = (connection: Connection) => connection.collection<LastBackup>('counters');

/** Notes the time of the last backup. */
export async function noteBackup(connection: Connection, takenAt: Date): Promise<void> {
  await rows(connection).updateOne({ _id }, { $set: { takenAt } }, { upsert: true });
}

export const hasBackup = async (connection: Connection): Promise<boolean> =>
  (await rows(connection).findOne({ _id })) !== null;
