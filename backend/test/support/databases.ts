import { createConnection } from 'mongoose';
import type { mongo } from 'mongoose';

/** Above this number of rows a collection is dropped: deleting from every index would take longer. */
const MANY_ROWS = 2000;

interface Database {
  uri: Promise<string>;
  /** The number of portals that use it. */
  users: number;
}

/** A database until it is given back. */
export interface Lent {
  uri: string;
  giveBack: () => Promise<void>;
}

/**
 * The databases of this process's portals. Creating the product's 180 indexes takes a third of a start, so a
 * database is emptied and reused with its indexes.
 */
export class Databases {
  private readonly lent = new Map<string, Database>();
  private readonly idle: string[] = [];
  private made = 0;

  /** An empty database, or the one in use under this name. */
  async take(name: string): Promise<Lent> {
    const database = this.lent.get(name) ?? { uri: this.findEmpty(), users: 0 };
    this.lent.set(name, database);
    database.users += 1;
    const uri = await database.uri;
    return {
      uri,
      giveBack: async () => {
        database.users -= 1;
        if (database.users > 0) return;
        this.lent.delete(name);
        this.idle.push(uri);
      },
    };
  }

  private async findEmpty(): Promise<string> {
    const used = this.idle.pop();
    if (used) {
      await emptyDatabase(used);
      return used;
    }
    this.made += 1;
    return uriOf(`test_${process.env.JEST_WORKER_ID}_${this.made}`);
  }
}

/** Address of a database of the run's server. */
export function uriOf(name: string): string {
  const address = new URL(process.env.MONGODB_TEST_URI!);
  address.pathname = `/${name}`;
  return address.toString();
}

/** A database that goes with its portal. */
export const ownDatabase = (uri: string): Lent => ({
  uri,
  giveBack: async () => {
    const connection = await createConnection(uri).asPromise();
    await connection.dropDatabase();
    await connection.close();
  },
});

/** Leaves the collections with their indexes, as a start of the product would make them, and nothing else. */
async function emptyDatabase(uri: string): Promise<void> {
  const connection = await createConnection(uri, { writeConcern: { w: 'majority' } }).asPromise();
  const db = connection.db!;
  await db.command({ profile: 0 });
  const collections = await db.listCollections().toArray();
  const isPassing = ({ name, options }: mongo.CollectionInfo) => name === 'system.profile' || options?.capped;
  const kept = collections.filter((each) => !isPassing(each)).map(({ name }) => name);
  const dropped = collections.filter(isPassing).map(({ name }) => db.dropCollection(name));
  await Promise.all([...dropped, emptyCollections(db, kept)]);
  await connection.close();
}

/** Queries all at once, because most are empty. */
async function emptyCollections(db: mongo.Db, names: string[]): Promise<void> {
  const withRows = await answersOf<{ _id: string; rows: number }>(db, names, (name) => [
    { $limit: MANY_ROWS + 1 },
    { $group: { _id: { $literal: name }, rows: { $sum: 1 } } },
  ]);
  // The query planner must not remember the previous file's queries.
  const withPlans = await answersOf<{ _id: string }>(db, names, (name) => [
    { $planCacheStats: {} },
    { $group: { _id: { $literal: name } } },
  ]);
  await Promise.all(withPlans.map(({ _id }) => db.command({ planCacheClear: _id })));
  await Promise.all(
    withRows.map(({ _id, rows }) =>
      rows > MANY_ROWS ? db.dropCollection(_id) : db.collection(_id).deleteMany({}),
    ),
  );
}

/** What each of the collections answers to a pipeline of its own, in one question. */
const answersOf = <Answer extends mongo.Document>(
  db: mongo.Db,
  names: string[],
  pipelineOf: (name: string) => mongo.Document[],
): Promise<Answer[]> =>
  db
    .aggregate<Answer>([
      { $documents: [] },
      ...names.map((coll) => ({ $unionWith: { coll, pipeline: pipelineOf(coll) } })),
    ])
    .toArray();
