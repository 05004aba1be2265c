import { counted } from '../../../openapi/contract/words/plural.js';
import { onDatabase } from './on-database.js';
import { restoreBackup } from './restore-backup.js';

await onDatabase('npm run restore -- <folder of a backup>', async (connection, folder) => {
  const { takenAt, collections } = await restoreBackup(connection, folder);
  const rows = collections.reduce((sum, one) => sum + one.rows, 0);
  return `${connection.name} holds ${counted(rows, { one: 'row', other: 'rows' })} of ${takenAt}; checksums and rules hold.`;
});
