import { prepareDatabase } from './prepare-database.js';

/** Run once before the servers of a production set-up start; see docker-compose.yml. */
function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}

try {
  await prepareDatabase({
    members: setting('MONGO_MEMBERS').split(','),
    replicaSet: 'rs0',
    database: 'hospital',
    rootPassword: setting('MONGO_ROOT_PASSWORD'),
    serverPassword: setting('MONGO_PASSWORD'),
  });
  process.stdout.write('The database is ready.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
