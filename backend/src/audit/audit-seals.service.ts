import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { AuditEvent } from './audit-event.schema.js';
import { AuditKeys } from './audit-keys.js';
import { AuditSeal } from './audit-seal.schema.js';
import { eventsAfter, hashOf } from './sealed-rows.js';

/** Longer than any transaction lives: younger events wait for the next seal. */
export const SETTLED_AFTER_MS = 120_000;

/** Chains the audit trail with signed hashes, so that a changed or missing event is detected. */
@Injectable()
export class AuditSealsService implements BeforeApplicationShutdown {
  private readonly keys: AuditKeys;
  private closing = false;

  constructor(
    @InjectModel(AuditEvent.name) private readonly events: Model<AuditEvent>,
    @InjectModel(AuditSeal.name) private readonly seals: Model<AuditSeal>,
    @Inject(ENV) env: Pick<Env, 'AUDIT_SECRET'>,
  ) {
    this.keys = new AuditKeys(env.AUDIT_SECRET);
  }

  /** A stopping server finishes the current seal; the next server continues. */
  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  /** Seals all settled events, one seal after the other. @returns the number of sealed events */
  async seal(now = new Date()): Promise<number> {
    let sealed = 0;
    while (!this.closing) {
      const made = await this.sealNext(now);
      if (!made) break;
      sealed += made.count;
    }
    return sealed;
  }

  /** The newest seal, if there is one. */
  newest(): Promise<AuditSeal | null> {
    return this.seals.findOne().sort({ _id: -1 }).lean<AuditSeal>();
  }

  /** @returns the seal; null when there is nothing to seal or another process is sealing */
  private async sealNext(now: Date): Promise<AuditSeal | null> {
    const last = await this.newest();
    const rows = await eventsAfter(this.events, last?.upTo, { _id: { $lt: settledBefore(now) } });
    const upTo = rows.at(-1)?._id ?? unsignedEnd(last);
    if (!upTo) return null;
    const seal = { upTo, count: rows.length, hash: hashOf(last?.hash ?? '', rows), sealedAt: now };
    const signed = this.keys.sign({ _id: (last?._id ?? 0) + 1, ...seal });
    try {
      await this.seals.create(signed);
      return signed;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}

/** By id, not by time: all rows of one second are sealed together, so a slower process's row is not skipped. */
const settledBefore = (now: Date): Types.ObjectId =>
  Types.ObjectId.createFromTime(Math.floor((now.getTime() - SETTLED_AFTER_MS) / 1000));

/** The unsigned chain of an earlier version ends here. An empty signed seal covers all of it. */
const unsignedEnd = (last: AuditSeal | null): Types.ObjectId | undefined =>
  last && !last.signature ? last.upTo : undefined;
