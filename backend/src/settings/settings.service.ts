import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Caller, Origin } from '../common/http/actor.js';
import { SETTINGS_ID } from '../../../openapi/contract/site/settings.js';
import type { Policy } from '../../../openapi/contract/site/policy.js';
import type { Settings, UpdateSettings } from '../../../openapi/contract/site/settings.js';
import { AuditService } from '../audit/audit.service.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { changesBetween } from '../common/changes-between.js';
import { Failure } from '../common/errors/errors.js';
import { afterCommit, inTransaction } from '../common/transaction.js';
import type { Letterhead } from '../mail/letterhead.js';
import { earlierPolicy } from './earlier-policy.js';
import { FIRST_SETTINGS, openingOf, policyOf } from './first-settings.js';
import { columnsOf, toSettings } from './setting.mapper.js';
import { Setting } from './setting.schema.js';

/** The settings as cached in a process. */
export type KnownSettings = Readonly<Setting>;

/** The hospital's settings: one row in the database, and a cached copy that follows it. */
@Injectable()
export class SettingsService implements Letterhead, OnModuleInit {
  private readonly logger = new Logger(SettingsService.name);
  private readonly listeners: (() => void)[] = [];
  private copy: Setting;

  constructor(
    changes: ChangeStream,
    @Inject(FIRST_SETTINGS) private readonly first: Setting,
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Setting.name) private readonly settings: Model<Setting>,
    private readonly audit: AuditService,
  ) {
    this.copy = first;
    changes.follow(settings, {
      columns: {},
      changed: () => void this.refresh(),
      missed: () => void this.refresh(),
    });
  }

  /** Writes the initial values if there are none. A row of an earlier version only gets the policy. */
  async onModuleInit(): Promise<void> {
    const { _id, ...first } = this.first;
    await this.settings.updateOne({ _id }, { $setOnInsert: first }, { upsert: true, timestamps: false });
    const withoutPolicy = { _id, policy: { $exists: false } };
    await this.settings.updateOne(
      withoutPolicy,
      { $set: { policy: earlierPolicy(process.env, policyOf(this.first)) } },
      { timestamps: false },
    );
    this.take(await this.settings.findById(_id).lean<Setting>().orFail());
  }

  /** The cached settings; another process's change arrives within moments. */
  known(): KnownSettings {
    return this.copy;
  }

  /** The cached rules of booking and access. */
  policy(): Readonly<Policy> {
    return policyOf(this.copy);
  }

  /** Calls the listener after every change, in any process. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** The settings, read from the database. */
  async read(session: ClientSession | null = null): Promise<Setting> {
    return (await this.settings.findById(SETTINGS_ID).session(session).lean<Setting>()) ?? this.first;
  }

  async get(): Promise<Settings> {
    return toSettings(await this.read());
  }

  /**
   * Changes the given settings.
   * @throws Failure EDIT_CONFLICT if another person changed the settings since `version`
   */
  async update(given: UpdateSettings, { actor, origin }: Caller): Promise<Settings> {
    const row = await inTransaction(this.connection, async (session) => {
      const before = await this.read(session);
      if (given.version !== undefined && given.version !== before.version) throw new Failure('EDIT_CONFLICT');
      const after = await this.settings
        .findOneAndUpdate(
          { _id: SETTINGS_ID, version: before.version },
          { $set: { ...columnsOf(given, before), ...openingOf(before, given) }, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<Setting>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      const trace = { resource: 'settings', recordId: SETTINGS_ID, ...changesBetween(before, after) };
      await this.audit.record({ action: 'settings.update', actor, origin, ...trace }, session);
      return after;
    });
    this.take(row);
    return toSettings(row);
  }

  /** Writes the first settings of a hospital and opens its site, at the set-up. */
  async openSite(
    given: UpdateSettings,
    { session, origin }: { session: ClientSession; origin: Origin },
  ): Promise<void> {
    const before = await this.read(session);
    const after = await this.settings
      .findOneAndUpdate(
        { _id: SETTINGS_ID },
        { $set: { ...columnsOf(given, before), setUpAt: new Date() }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<Setting>()
      .orFail();
    const trace = { resource: 'settings', recordId: SETTINGS_ID, ...changesBetween(before, after) };
    await this.audit.record({ action: 'settings.update', actor: null, origin, ...trace }, session);
    afterCommit(session, () => this.take(after));
  }

  private async refresh(): Promise<void> {
    try {
      this.take(await this.read());
    } catch (error) {
      // The stream ends with the database connection; when it reopens, the settings are read again.
      this.logger.warn(`The settings could not be read again: ${String(error)}`);
    }
  }

  /**
   * Takes back values that are as they were written: the first ones count again. Without the address the site is closed
   * until an administrator saves it.
   */
  async reset(written: Partial<Setting>, { actor, origin }: Caller): Promise<void> {
    const row = await inTransaction(this.connection, async (session) => {
      const before = await this.read(session);
      const same = Object.keys(written).filter((name) =>
        isDeepStrictEqual(before[name as keyof Setting], written[name as keyof Setting]),
      );
      const first = Object.fromEntries(same.map((name) => [name, this.first[name as keyof Setting]]));
      const closed = same.includes('address') && { setUpAt: null };
      const after = await this.settings
        .findOneAndUpdate(
          { _id: SETTINGS_ID, version: before.version },
          { $set: { ...first, ...closed }, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<Setting>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      const trace = { resource: 'settings', recordId: SETTINGS_ID, ...changesBetween(before, after) };
      await this.audit.record({ action: 'settings.update', actor, origin, ...trace }, session);
      return after;
    });
    this.take(row);
  }

  /** Events may arrive out of order or repeat an own write: an older version never replaces a newer one. */
  private take(row: Setting): void {
    if (row.version < this.copy.version || isDeepStrictEqual(row, this.copy)) return;
    this.copy = row;
    for (const listener of this.listeners) listener();
  }
}
