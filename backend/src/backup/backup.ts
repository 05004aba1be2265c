import type { Connection } from 'mongoose';
import { noteBackup } from '../database/taken-backups.js';
import { tOperations } from '../messages/operations.js';
import { onDatabase } from './on-database.js';
import { takeBackup } from './take-backup.js';

/** The console shows that there is a backup. An account that only reads takes backups, too. */
async function tryToNote(connection: Connection, takenAt: Date): Promise<void> {
  try {
    await noteBackup(connection, takenAt);
  } catch (error) {
    process.stderr.write(`${tOperations('backupNotNoted', { reason: String(error) })}\n`);
  }
}

await onDatabase('npm run backup -- <a new folder>', async (connection, folder) => {
  const { database, takenAt, collections } = await takeBackup(connection, folder);
  await tryToNote(connection, new Date(takenAt));
  const rows = collections.reduce((sum, one) => sum + one.rows, 0);
  return `${folder} holds ${tOperations('rows', { count: rows })} of ${database} as of ${takenAt}.`;
});
