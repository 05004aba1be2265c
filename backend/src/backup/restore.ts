import { tOperations } from '../messages/operations.js';
import { onDatabase } from './on-database.js';
import { restoreBackup } from './restore-backup.js';

await onDatabase('npm run restore -- <folder of a backup>', async (connection, folder) => {
  const { takenAt, collections } = await restoreBackup(connection, folder);
  const rows = collections.reduce((sum, one) => sum + one.rows, 0);
  return `${connection.name} holds ${tOperations('rows', { count: rows })} of ${takenAt}; checksums and rules hold.`;
});
