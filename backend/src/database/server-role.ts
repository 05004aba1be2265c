import { AuditEvent } from '../audit/audit-event.schema.js';
import { AuditSeal } from '../audit/audit-seal.schema.js';
import { collections } from '../collections.js';
import { LIMITER_COLLECTIONS } from '../common/limits/limiter.js';

/** Collections that are no model: of the migrations, the schedule and the counters of tries. */
const WITHOUT_MODEL = ['migrations', 'jobs', 'agenda_logs', ...LIMITER_COLLECTIONS];

const READ = ['find', 'listIndexes', 'collStats', 'changeStream'];
const ADD = [...READ, 'insert', 'createCollection'];
const WRITE = [...ADD, 'update', 'remove', 'createIndex'];

export interface Privilege {
  resource: { db: string; collection: string };
  actions: string[];
}

interface Named {
  name: string;
  schema: { get: (option: 'collection') => string | undefined };
}

export const SERVER_ROLE = 'portalServer';

/** The audit trail: whoever has taken over a server may add to it, and neither change nor remove. */
export const INSERT_ONLY = collections.filter(({ name }) => [AuditEvent.name, AuditSeal.name].includes(name));

/** Every collection in which the server works. */
export const collectionsOfServer = (): string[] => [...collections.map(nameOf), ...WITHOUT_MODEL];

/**
 * What the account of the server may do in a database. Rights in MongoDB only add up, so each collection is named; an
 * index is not the server's to make where rows must stay, since an index can also let rows expire.
 */
export function privilegesOf(db: string): Privilege[] {
  const kept = new Set(INSERT_ONLY.map(nameOf));
  const inCollections = collectionsOfServer().map((collection) => ({
    resource: { db, collection },
    actions: kept.has(collection) ? ADD : WRITE,
  }));
  return [{ resource: { db, collection: '' }, actions: ['listCollections'] }, ...inCollections];
}

/** @throws Error for a model that does not name its collection: the rights are given by name */
function nameOf({ name, schema }: Named): string {
  const collection = schema.get('collection');
  if (!collection) throw new Error(`${name} does not name its collection.`);
  return collection;
}
