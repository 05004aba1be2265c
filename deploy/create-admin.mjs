/**
 * `npm run create-admin -- --email you@hospital.example --name "Your Name"`, with the password in ADMIN_PASSWORD:
 * creates an administrator in the database of the running portal.
 */
import '../launch/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild, ensurePackages } from '../launch/build.mjs';
import { runningUri } from '../launch/database.mjs';
import { createReporter } from '../launch/processes.mjs';
import { DATABASE, environmentsFor, loadSettings, withDatabase } from '../launch/settings.mjs';

try {
  const settings = loadSettings({});
  const { root, dataDir, mongodbUri } = settings;
  const uri = mongodbUri ?? runningUri(dataDir);
  if (!uri) {
    throw new Error(`No portal runs on ${dataDir}: start it with npm start, or set MONGODB_URI or DATA_DIR.`);
  }
  const { step } = createReporter();
  await ensurePackages({ root, step });
  await ensureBuild('server', { root, step });
  const { api } = environmentsFor(settings, withDatabase(uri, DATABASE));
  const program = join(root, 'dist/server/backend/src/create-admin.js');
  const { NODE_ENV } = process.env;
  const args = [program, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...api, ...(NODE_ENV && { NODE_ENV }) },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
