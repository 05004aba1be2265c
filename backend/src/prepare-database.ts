import { withSecretFiles } from './config/secret-files.js';
import { collections } from './collections.js';
import { prepareDatabase } from './database/prepare-database.js';

/** Run once before the servers of a production set-up start; see docker-compose.yml. */
const setting = (given: NodeJS.ProcessEnv, name: string): string => {
  const value = given[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
};

try {
  const given = withSecretFiles(process.env);
  await prepareDatabase({
    members: setting(given, 'MONGO_MEMBERS').split(','),
    replicaSet: 'rs0',
    database: 'hospital',
    rootPassword: setting(given, 'MONGO_ROOT_PASSWORD'),
    serverPassword: setting(given, 'MONGO_PASSWORD'),
    collections,
  });
  process.stdout.write('The database is ready.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
