/** What a watcher needs of a collection's changes. */
export interface Wanted {
  /** Conditions of a change; without them all are wanted. */
  wanted?: Record<string, unknown>;
  /** What is looked at of the row, as an expression of `$fullDocument`; without it the whole row. */
  columns?: Record<string, unknown>;
}

interface Following {
  collection: string;
  hidden: string[];
  watcher: Wanted;
}

/** Says that the database itself is gone, and ends the stream. */
export const INVALIDATE = 'invalidate';

const HAS_ROW = { $gt: ['$fullDocument', null] };

/** Stages of a stream of the whole database: of the collections that are followed, what anybody wants to hear. */
export function stagesOf(followers: Following[]): Record<string, unknown>[] {
  const collections = [...new Set(followers.map(({ collection }) => collection))];
  const wishes = followers.map(({ collection, watcher }) => ({ 'ns.coll': collection, ...watcher.wanted }));
  const parts = collections.flatMap((name) => partOf(name, followers));
  const hidden = followers.flatMap((follower) => follower.hidden.map((column) => `fullDocument.${column}`));
  const invalidate = { operationType: INVALIDATE };
  return [
    // By itself, so that the database looks up no row of a collection without watchers.
    { $match: { $or: [invalidate, { 'ns.coll': { $in: collections } }] } },
    { $match: { $or: [invalidate, ...wishes] } },
    ...(parts.length > 0
      ? [{ $set: { fullDocument: { $switch: { branches: parts, default: '$fullDocument' } } } }]
      : []),
    { $unset: [...new Set(['updateDescription', ...hidden])] },
  ];
}

/** What all who follow a collection look at, if no watcher needs the whole row. */
function partOf(name: string, followers: Following[]) {
  const columns = followers
    .filter(({ collection }) => collection === name)
    .map(({ watcher }) => watcher.columns);
  if (columns.includes(undefined)) return [];
  const row = Object.assign({}, ...columns) as Record<string, unknown>;
  return [{ case: { $eq: ['$ns.coll', name] }, then: { $cond: [HAS_ROW, row, '$$REMOVE'] } }];
}
