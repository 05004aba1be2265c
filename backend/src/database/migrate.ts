import type { Connection } from 'mongoose';

/** By name; each runs once on a database. Run by two processes at the same moment it has the same effect. */
export type Migrations = Record<string, (connection: Connection) => Promise<void>>;

/** Runs what this database has not seen yet. */
export async function migrate(connection: Connection, migrations: Migrations): Promise<void> {
  const done = connection.collection<{ _id: string; at: Date }>('migrations');
  const seen = new Set((await done.find().toArray()).map(({ _id }) => _id));
  for (const [name, run] of Object.entries(migrations)) {
    if (seen.has(name)) continue;
    await run(connection);
    await done.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true });
  }
}
