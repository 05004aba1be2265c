import { mkdir, readdir } from 'node:fs/promises';
import type { Connection, mongo } from 'mongoose';
import { writeRows } from './bson-file.js';
import { fileOf, writeManifest } from './manifest.js';
import type { Manifest, SavedCollection } from './manifest.js';

/**
 * Writes all that a database holds at one moment into an empty folder, while others go on writing: rows, indexes and
 * checksums. What it writes is as secret as the database.
 * @param folder made when it does not exist
 * @throws Error when the folder is not empty, or the reading takes longer than the database keeps a moment (five
 *   minutes, or its minSnapshotHistoryWindowInSeconds)
 */
export async function takeBackup(connection: Connection, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const db = connection.db!;
  // The first reading chooses the moment, and every later one of this session shows the same.
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

/** The collections of a database that hold rows of their own, by name. */
export async function namesOf(db: mongo.Db): Promise<string[]> {
  const all = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return all
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .toSorted();
}

/** All rows as they are stored, in the order of their ids. */
export const storedRows = (
  collection: mongo.Collection,
  session?: mongo.ClientSession,
): AsyncIterable<Buffer> =>
  collection
    // Said here too: what the connection asks for would win over the session.
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

/** The driver keeps the moment of a session, and does not say so in its types. */
function momentOf(session: mongo.ClientSession): string {
  const { snapshotTime } = session as unknown as { snapshotTime?: mongo.Timestamp };
  if (!snapshotTime) throw new Error('The database holds no collection.');
  return new Date(snapshotTime.t * 1000).toISOString();
}
