import { createConnection } from 'mongoose';
import type { Connection } from 'mongoose';
import { databaseUriOf } from '../config/database-uri.js';

/**
 * Runs a command on the database of MONGODB_URI with a folder, reports the result and sets the exit code: 0, or
 * 1 with the reason.
 */
export async function onDatabase(
  usage: string,
  work: (connection: Connection, folder: string) => Promise<string>,
): Promise<void> {
  try {
    const [folder, ...more] = process.argv.slice(2);
    const uri = databaseUriOf(process.env);
    if (!folder || more.length > 0 || !uri) throw new Error(`Use it so: MONGODB_URI=mongodb://… ${usage}`);
    const options = { autoIndex: false, autoCreate: false, serverSelectionTimeoutMS: 10_000 };
    const connection = createConnection(uri, options);
    try {
      process.stdout.write(`${await work(await connection.asPromise(), folder)}\n`);
    } finally {
      await connection.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
