import { mkdir, readdir } from 'node:fs/promises';
import type { Connection, mongo } from 'mongoose';
import { writeRows } from './bson-file.js';
import { fileOf, writeManifest } from './manifest.js';
import type { Manifest, SavedCollection } from './manifest.js';

/**
 * Writes a consistent snapshot of a database into an empty folder, during normal use: rows, indexes and
 * checksums. The backup is as confidential as the database.
 * @param folder created if it does not exist
 * @throws Error when the folder is not empty, or the read exceeds the snapshot window of the database (five
 *   minutes, or its minSnapshotHistoryWindowInSeconds)
 */
export async function takeBackup(connection: Connection, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const db = connection.db!;
  // The first read chooses the snapshot time for this session.
  const session = await connection.startSession({ snapshot: true });
  try {
    const collections: SavedCollection[] = [];
    for (const name of await namesOf(db)) collections.push(await save(db.collection(name), folder, session));
    const manifest: Manifest = {
      format: 1,
      database: db.databaseName,
      takenAt: momentOf(session),
      collections,
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await session.endSession();
  }
}

/** The collections of a database without views, by name. */
export async function namesOf(db: mongo.Db): Promise<string[]> {
  const all = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return all
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .toSorted();
}

/** All stored rows, ordered by id. */
export const storedRows = (
  collection: mongo.Collection,
  session?: mongo.ClientSession,
): AsyncIterable<Buffer> =>
  collection
    // Set here too, because the connection's read concern would override the session's.
    .find({}, { raw: true, session, readConcern: { level: session ? 'snapshot' : 'majority' } })
    .sort({ _id: 1 }) as AsyncIterable<unknown> as AsyncIterable<Buffer>;

async function save(
  collection: mongo.Collection,
  folder: string,
  session: mongo.ClientSession,
): Promise<SavedCollection> {
  const name = collection.collectionName;
  const sum = await writeRows(fileOf(folder, name), storedRows(collection, session));
  const indexes = (await collection.listIndexes().toArray()) as SavedCollection['indexes'];
  return { name, ...sum, indexes };
}

/** The driver's types lack the snapshot time of a session. */
function momentOf(session: mongo.ClientSession): string {
  const { snapshotTime } = session as unknown as { snapshotTime?: mongo.Timestamp };
  if (!snapshotTime) throw new Error('The database holds no collection.');
  return new Date(snapshotTime.t * 1000).toISOString();
}
