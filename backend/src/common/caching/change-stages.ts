/** What a watcher needs from a collection's changes. */
export interface Wanted {
  /** Conditions of a change; the default is all changes. */
  wanted?: Record<string, unknown>;
  /** The needed part of the row, as an expression of `$fullDocument`; the default is the whole row. */
  columns?: Record<string, unknown>;
}

interface Following {
  collection: string;
  hidden: string[];
  watcher: Wanted;
}

/** Emitted when the watched database is dropped; it ends the stream. */
export const INVALIDATE = 'invalidate';

const HAS_ROW = { $gt: ['$fullDocument', null] };

/** Stages of a stream of the whole database: for watched collections, what any watcher needs. */
export function stagesOf(followers: Following[]): Record<string, unknown>[] {
  const collections = [...new Set(followers.map(({ collection }) => collection))];
  const wishes = followers.map(({ collection, watcher }) => ({ 'ns.coll': collection, ...watcher.wanted }));
  const parts = collections.flatMap((name) => partOf(name, followers));
  const hidden = followers.flatMap((follower) => follower.hidden.map((column) => `fullDocument.${column}`));
  const invalidate = { operationType: INVALIDATE };
  return [
    // A separate stage, so that the database reads no rows of collections without watchers.
    { $match: { $or: [invalidate, { 'ns.coll': { $in: collections } }] } },
    { $match: { $or: [invalidate, ...wishes] } },
    ...(parts.length > 0
      ? [{ $set: { fullDocument: { $switch: { branches: parts, default: '$fullDocument' } } } }]
      : []),
    { $unset: [...new Set(['updateDescription', ...hidden])] },
  ];
}

/** The columns that any watcher of a collection needs, if none needs the whole row. */
function partOf(name: string, followers: Following[]) {
  const columns = followers
    .filter(({ collection }) => collection === name)
    .map(({ watcher }) => watcher.columns);
  if (columns.includes(undefined)) return [];
  const row = Object.assign({}, ...columns) as Record<string, unknown>;
  return [{ case: { $eq: ['$ns.coll', name] }, then: { $cond: [HAS_ROW, row, '$$REMOVE'] } }];
}
