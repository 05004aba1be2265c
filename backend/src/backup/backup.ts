import { tOperations } from '../messages/operations.js';
import { onDatabase } from './on-database.js';
import { takeBackup } from './take-backup.js';

await onDatabase('npm run backup -- <a new folder>', async (connection, folder) => {
  const { database, takenAt, collections } = await takeBackup(connection, folder);
  const rows = collections.reduce((sum, one) => sum + one.rows, 0);
  return `${folder} holds ${tOperations('rows', { count: rows })} of ${database} as of ${takenAt}.`;
});
