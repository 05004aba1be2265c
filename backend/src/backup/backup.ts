import { counted } from '../../../openapi/contract/words/plural.js';
import { onDatabase } from './on-database.js';
import { takeBackup } from './take-backup.js';

await onDatabase('npm run backup -- <a new folder>', async (connection, folder) => {
  const { database, takenAt, collections } = await takeBackup(connection, folder);
  const rows = collections.reduce((sum, one) => sum + one.rows, 0);
  return `${folder} holds ${counted(rows, { one: 'row', other: 'rows' })} of ${database} as of ${takenAt}.`;
});
