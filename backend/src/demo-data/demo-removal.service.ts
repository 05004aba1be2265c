import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { DemoData } from '../../../openapi/contract/console/demo-data.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import type { Caller } from '../common/http/actor.js';
import { tDemoData } from '../messages/site/demo-data.js';
import { SettingsService } from '../settings/settings.service.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { DemoIds } from './demo-ids.js';
import { DemoRow, REMOVAL, demoRowsOf } from './demo-row.schema.js';
import { DemoRows } from './demo-rows.service.js';
import { RealBookings } from './real-bookings.service.js';

/** How long one call works before it answers with the progress. */
const WORK_MS = 3000;
const REMOVAL_ID = `${REMOVAL}/${REMOVAL}`;

/** How each kind of record is counted. */
const COUNTED: Record<keyof DemoData['counts'], (ids: DemoIds) => Promise<number>> = {
  doctors: (ids) => ids.accounts('doctor'),
  patients: (ids) => ids.accounts('patient'),
  administrators: (ids) => ids.accounts('admin'),
  appointments: (ids) => ids.count('appointments'),
  medicines: (ids) => ids.count('medicines'),
  orders: (ids) => ids.count('orders'),
  labTests: (ids) => ids.count('labtests'),
  labBookings: (ids) => ids.count('labbookings'),
  articles: (ids) => ids.count('posts'),
};

/** Removes what the creation of the demo hospital wrote, and nothing else. */
@Injectable()
export class DemoRemoval {
  constructor(
    @InjectModel(DemoRow.name) private readonly rows: Model<DemoRow>,
    private readonly ids: DemoIds,
    private readonly bookings: RealBookings,
    private readonly demoRows: DemoRows,
    private readonly settings: SettingsService,
    private readonly directory: DoctorDirectory,
    private readonly audit: AuditService,
  ) {}

  async read(by: Caller): Promise<DemoData> {
    const [left, removal, counts, problems] = await Promise.all([
      this.ids.count(),
      this.rows.findById(REMOVAL_ID).lean<DemoRow>(),
      this.counts(),
      this.problems(by),
    ]);
    const state = left === 0 ? 'none' : removal ? 'removing' : 'present';
    return { state, total: totalOf(removal) ?? left, left, counts, problems: left === 0 ? [] : problems };
  }

  /**
   * Removes the next part. Call it until the state is "none"; a removal that was cut off goes on with the next call.
   * @throws Failure WRONG_STATE with what must be settled first
   */
  async remove(by: Caller): Promise<DemoData> {
    if ((await this.ids.count()) === 0) return this.read(by);
    await this.assertNoProblems(by);
    await this.start(by);
    // Bookings that were being made when the demo was closed are there now.
    await this.assertNoProblems(by);
    const end = Date.now() + WORK_MS;
    while (await this.removePart(by)) if (Date.now() > end) return this.read(by);
    await this.finish(by);
    return this.read(by);
  }

  private async removePart(by: Caller): Promise<boolean> {
    return (await this.demoRows.deletePart(by)) || this.demoRows.deleteAccounts();
  }

  private async start(by: Caller): Promise<void> {
    if (await this.rows.exists({ _id: REMOVAL_ID })) return;
    await this.ids.addDependants();
    await this.demoRows.close();
    const total = await this.ids.count();
    const begun = await this.rows.updateOne(
      { _id: REMOVAL_ID },
      { $setOnInsert: { of: REMOVAL, rowId: REMOVAL, values: { total } } },
      { upsert: true },
    );
    this.directory.drop();
    if (begun.upsertedCount === 0) return;
    const entry = { action: 'demo-data.remove', resource: 'settings', recordId: REMOVAL };
    await this.audit.record({ ...entry, ...by, after: { total } });
  }

  /** The settings of the demo go last, so that a removal that was cut off still shows its progress. */
  private async finish(by: Caller): Promise<void> {
    const written = await this.rows.findOne(demoRowsOf('settings')).lean<DemoRow>();
    if (written?.values) await this.settings.reset(written.values, by);
    await this.rows.deleteMany(demoRowsOf('settings'));
    await this.rows.deleteOne({ _id: REMOVAL_ID });
    this.directory.drop();
  }

  private async assertNoProblems(by: Caller): Promise<void> {
    const problems = await this.problems(by);
    if (problems.length > 0) throw new Failure('WRONG_STATE', { sentence: problems.join(' ') });
  }

  private async problems({ actor }: Caller): Promise<string[]> {
    const isOfDemo = await this.rows.exists({ _id: `users/${actor.userId}` });
    const own = isOfDemo ? [tDemoData('ownAccount')] : [];
    return [...own, ...(await this.bookings.sentences())];
  }

  private async counts(): Promise<DemoData['counts']> {
    const counted = Object.entries(COUNTED).map(async ([name, count]) => [name, await count(this.ids)]);
    return Object.fromEntries(await Promise.all(counted)) as DemoData['counts'];
  }
}

/** Demo rows at the beginning of a removal. */
const totalOf = (removal: DemoRow | null): number | undefined => removal?.values?.total as number | undefined;
