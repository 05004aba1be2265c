import type { Connection } from 'mongoose';

/** One query as the database carried it out. */
export interface ProfiledQuery {
  collection: string;
  op: string;
  plan: string;
  keysExamined: number;
  docsExamined: number;
  returned: number;
  /** A sort that had to read everything before the first row could be given. */
  sortsInMemory: boolean;
  command: string;
}

interface ProfileRow {
  op: string;
  ns: string;
  ts: Date;
  planSummary?: string;
  keysExamined?: number;
  docsExamined?: number;
  nreturned?: number;
  hasSortStage?: boolean;
  command?: Record<string, unknown>;
}

const PROFILE_BYTES = 32 * 1024 * 1024;
const OWN = /^(system|sandbox_|jobs)/;

/** Records every query of the product's collections with the plan the database chose, from now on. */
export async function startProfiler(
  db: Connection,
): Promise<(act: () => Promise<unknown>) => Promise<ProfiledQuery[]>> {
  const database = db.db!;
  await database.command({ profile: 0 });
  // A call of the database's last portal may have ended, and been noted, after the database was emptied.
  await database.dropCollection('system.profile');
  await database.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
  await database.command({ profile: 2, slowms: 0 });
  const profile = database.collection<ProfileRow>('system.profile');
  let marks = 0;
  return async (act) => {
    // Two requests within a millisecond share a time: a query of its own marks where the new rows begin.
    const mark = `before act ${(marks += 1)}`;
    await database.collection('marks').findOne({}, { comment: mark });
    await act();
    const rows: ProfileRow[] = [];
    const newestFirst = profile
      .find({ op: { $in: ['query', 'command', 'update', 'remove'] } })
      .sort({ $natural: -1 });
    for await (const row of newestFirst) {
      if (row.command?.comment === mark) break;
      rows.push(row);
    }
    return rows
      .reverse()
      .map(toQuery)
      .filter(({ collection, plan }) => plan !== '' && !OWN.test(collection));
  };
}

const toQuery = (row: ProfileRow): ProfiledQuery => ({
  collection: row.ns.slice(row.ns.indexOf('.') + 1),
  op: row.op,
  plan: row.planSummary ?? '',
  keysExamined: row.keysExamined ?? 0,
  docsExamined: row.docsExamined ?? 0,
  returned: row.nreturned ?? 0,
  sortsInMemory: row.hasSortStage ?? false,
  command: JSON.stringify({
    filter: row.command?.filter,
    sort: row.command?.sort,
    pipeline: row.command?.pipeline,
  }),
});
