import { LIMITER_COLLECTIONS } from '../common/limits/limiter.js';
import type { Collection } from './collection.js';

/** Collections without a model: migrations, sequences, schedule and limit counters. */
const WITHOUT_MODEL = ['migrations', 'counters', 'jobs', 'agenda_logs', ...LIMITER_COLLECTIONS];

/**
 * On the whole database, because one change stream watches all collections. It has no collections of others.
 */
const FOLLOW = ['find', 'changeStream'];
const READ = [...FOLLOW, 'listIndexes', 'collStats'];
const ADD = [...READ, 'insert', 'createCollection'];
const WRITE = [...ADD, 'update', 'remove', 'createIndex'];

export interface Privilege {
  resource: { db: string; collection: string };
  actions: string[];
}

export const SERVER_ROLE = 'portalServer';

/** Append-only collections: the account of a server can insert, not change or remove. */
export const insertOnly = (collections: Collection[]): Collection[] =>
  collections.filter((collection) => collection.insertOnly);

/** Every collection in which the server works. */
export const collectionsOfServer = (collections: Collection[]): string[] => [
  ...collections.map(nameOf),
  ...WITHOUT_MODEL,
];

/**
 * The rights of the server's account. MongoDB rights only add up, so each collection is named. On append-only
 * collections it may not create indexes, because a TTL index could delete rows.
 */
export function privilegesOf(db: string, collections: Collection[]): Privilege[] {
  const kept = new Set(insertOnly(collections).map(nameOf));
  const inCollections = collectionsOfServer(collections).map((collection) => ({
    resource: { db, collection },
    actions: kept.has(collection) ? ADD : WRITE,
  }));
  return [{ resource: { db, collection: '' }, actions: ['listCollections', ...FOLLOW] }, ...inCollections];
}

/** @throws Error for a model without an explicit collection name, which the rights need */
function nameOf({ name, schema }: Collection): string {
  const collection = schema.get('collection');
  if (!collection) throw new Error(`${name} does not name its collection.`);
  return collection;
}
