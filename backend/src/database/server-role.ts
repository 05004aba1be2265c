import { LIMITER_COLLECTIONS } from '../common/limits/limiter.js';
import type { Collection } from './collection.js';

/** Collections that are no model: of the migrations, the schedule and the counters of tries. */
const WITHOUT_MODEL = ['migrations', 'jobs', 'agenda_logs', ...LIMITER_COLLECTIONS];

/** Of the whole database, which has no other collections than those of the server: it follows all by one stream. */
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
 * What the account of the server may do in a database. Rights in MongoDB only add up, so each collection is named; an
 * index is not the server's to make where rows must stay, since an index can also let rows expire.
 */
export function privilegesOf(db: string, collections: Collection[]): Privilege[] {
  const kept = new Set(insertOnly(collections).map(nameOf));
  const inCollections = collectionsOfServer(collections).map((collection) => ({
    resource: { db, collection },
    actions: kept.has(collection) ? ADD : WRITE,
  }));
  return [{ resource: { db, collection: '' }, actions: ['listCollections', ...FOLLOW] }, ...inCollections];
}

/** @throws Error for a model that does not name its collection: the rights are given by name */
function nameOf({ name, schema }: Collection): string {
  const collection = schema.get('collection');
  if (!collection) throw new Error(`${name} does not name its collection.`);
  return collection;
}
