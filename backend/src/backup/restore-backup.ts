import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';
import { readRows, sumOf } from './bson-file.js';
import type { Sum } from './bson-file.js';
import { brokenRules } from './invariants.js';
import { fileOf, readManifest } from './manifest.js';
import type { Manifest, SavedCollection } from './manifest.js';
import { namesOf, storedRows } from './take-backup.js';

const { BSON } = mongo;
const ROWS_AT_A_TIME = 500;
const BYTES_AT_A_TIME = 8 * 1024 * 1024;
/** Keeps the stored type of every value. */
const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/**
 * Fills an empty database from a backup. It checks every file first, and afterwards each restored row and the
 * rules between rows.
 * @throws Error naming the problem; drop the database when writing had begun
 */
export async function restoreBackup(connection: Connection, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const saved of manifest.collections) {
    const isWhole = isSame(saved, await sumOf(readRows(fileOf(folder, saved.name))));
    if (!isWhole) throw new Error(`The file of ${saved.name} is not the one that was written.`);
  }
  const db = connection.db!;
  await assertEmpty(db);
  for (const saved of manifest.collections) await fill(db, saved, folder);
  // Rows are compared before the indexes exist, because TTL indexes may delete rows.
  for (const { name, indexes } of manifest.collections) await makeIndexes(db, name, indexes);
  const broken = await brokenRules(connection);
  if (broken.length > 0) throw new Error(`The restored rows do not fit together: ${broken.join('; ')}.`);
  return manifest;
}

const isSame = (saved: SavedCollection, sum: Sum): boolean =>
  saved.rows === sum.rows && saved.bytes === sum.bytes && saved.sha256 === sum.sha256;

async function assertEmpty(db: mongo.Db): Promise<void> {
  for (const name of await namesOf(db)) {
    const row = await db.collection(name).findOne({}, { projection: { _id: 1 } });
    if (row) throw new Error(`The database ${db.databaseName} is not empty: there are rows in ${name}.`);
  }
}

async function fill(db: mongo.Db, saved: SavedCollection, folder: string): Promise<void> {
  const collection = db.collection(saved.name);
  let [batch, bytes] = [[] as mongo.Document[], 0];
  const write = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { writeConcern: { w: 'majority' } });
    [batch, bytes] = [[], 0];
  };
  if (!(await namesOf(db)).includes(saved.name)) await db.createCollection(saved.name);
  for await (const row of readRows(fileOf(folder, saved.name))) {
    batch.push(BSON.deserialize(row, EXACT));
    bytes += row.length;
    if (batch.length >= ROWS_AT_A_TIME || bytes >= BYTES_AT_A_TIME) await write();
  }
  await write();
  if (!isSame(saved, await sumOf(storedRows(collection))))
    throw new Error(`${saved.name} was not restored as it was saved.`);
}

async function makeIndexes(db: mongo.Db, name: string, indexes: SavedCollection['indexes']): Promise<void> {
  const own = indexes.filter((index) => index.name !== '_id_');
  if (own.length > 0)
    await db.command({ createIndexes: name, indexes: own, writeConcern: { w: 'majority' } });
}
