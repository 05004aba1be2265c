import type { Connection } from 'mongoose';

/** By name; each runs once per database. Two processes may run one concurrently, so each must be repeatable. */
export type Migrations = Record<string, (connection: Connection) => Promise<void>>;

/** Runs the pending migrations of this database in order. */
export async function migrate(connection: Connection, migrations: Migrations): Promise<void> {
  const done = connection.collection<{ _id: string; at: Date }>('migrations');
  const seen = new Set((await done.find().toArray()).map(({ _id }) => _id));
  for (const [name, run] of Object.entries(migrations)) {
    if (seen.has(name)) continue;
    await run(connection);
    await done.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true });
  }
}
