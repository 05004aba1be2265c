import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { z } from 'zod';

const { EJSON } = mongo.BSON;
const FILE = 'manifest.json';

const SavedCollection = z.strictObject({
  name: z.string().regex(/^[\w-]+$/),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  /** Of the stored rows ordered by id; equal to that of the file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** As listed by the database. */
  indexes: z.array(z.looseObject({ name: z.string(), key: z.record(z.string(), z.unknown()) })),
});
export type SavedCollection = z.infer<typeof SavedCollection>;

const Manifest = z.strictObject({
  format: z.literal(1),
  database: z.string(),
  /** The snapshot time: ISO 8601 in UTC, in seconds. */
  takenAt: z.iso.datetime(),
  collections: z.array(SavedCollection),
});
export type Manifest = z.infer<typeof Manifest>;

/** The file of a collection: its rows as BSON, in the format of mongodump and mongorestore. */
export const fileOf = (folder: string, name: string): string => join(folder, `${name}.bson`);

/** Written last: a folder without it is not a complete backup. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, FILE), `${EJSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });

/** @throws Error when it is missing or invalid */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: unknown) => {
    throw new Error(`${folder} holds no whole backup: its ${FILE} cannot be read.`, { cause: error });
  });
  const { success, data } = Manifest.safeParse(parse(text));
  if (!success) throw new Error(`${FILE} in ${folder} is not the list of a backup.`);
  return data;
}

function parse(text: string): unknown {
  try {
    return EJSON.parse(text);
  } catch {
    return undefined; // not a list: the reader reports it
  }
}
