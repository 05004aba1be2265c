import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { loginOf } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { tryRelease } from '../common/limits/give-back.js';
import { FILE_LIMITS } from '../common/limits/limits.js';
import { networkLimitersOf } from '../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../common/limits/network-limiter.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { tFile } from '../messages/people/files.js';
import { StoredFile } from './file.schema.js';
import { UploaderAccounts } from './uploader-accounts.js';

const DAY_SECONDS = 24 * 3600;
const KIB = 1024;
const MIB = KIB ** 2;

/** Who stores a file: of a dependant's, the login that acts for them. */
export interface Uploader {
  userId: string;
  type: Actor['type'];
  confirmed: boolean;
  address: string;
}

export const uploaderOf = ({ actor, origin }: Caller): Uploader => ({
  userId: loginOf(actor).userId,
  type: actor.type,
  confirmed: actor.confirmed,
  address: origin.address,
});

/**
 * How many bytes of files one login keeps, of whatever kind, and how many come from a network in a day. Staff keep what
 * they store for good and are bounded by the day; the networks that they work in are not counted.
 */
@Injectable()
export class FileQuota {
  private readonly ofNetwork: NetworkLimiter;
  private readonly ofNewInNetwork: NetworkLimiter;

  constructor(
    @InjectConnection() connection: Connection,
    @InjectModel(StoredFile.name) private readonly files: Model<StoredFile>,
    private readonly accounts: UploaderAccounts,
    @Inject(ENV) env: Env,
  ) {
    const limiter = networkLimitersOf(connection, {
      collection: 'uploadtries',
      seconds: DAY_SECONDS,
      sentence: tFile('networkExceeded'),
    });
    this.ofNetwork = limiter('kib', env.FILE_MIB_PER_ADDRESS_DAY * KIB);
    this.ofNewInNetwork = limiter('kib-new', env.FILE_MIB_PER_ADDRESS_DAY_NEW * KIB);
  }

  /**
   * Counts the bytes in the day of the networks, then does what stores them; what fails counts no more.
   * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
   */
  async counted<T>(
    { type, confirmed, address }: Uploader,
    bytes: number,
    store: () => Promise<T>,
  ): Promise<T> {
    if (type !== 'patient') return store();
    const points = Math.ceil(bytes / KIB);
    const limits = confirmed ? [this.ofNetwork] : [this.ofNewInNetwork, this.ofNetwork];
    const counted: NetworkLimiter[] = [];
    try {
      for (const limit of limits) {
        await limit.countAll(address, points);
        counted.push(limit);
      }
      return await store();
    } catch (error) {
      await tryRelease('upload', () => Promise.all(counted.map((limit) => limit.takeBack(address, points))));
      throw error;
    }
  }

  /**
   * To be called in the transaction that stores the file. It writes the row of the login: of several uploads at once the
   * database lets one after the other look at what is stored.
   * @throws Failure STORAGE_FULL
   */
  async assertRoom(uploader: Uploader, bytes: number, session: ClientSession): Promise<void> {
    const _id = new Types.ObjectId(uploader.userId);
    await this.accounts.lock(_id, session);
    const isStaff = uploader.type !== 'patient';
    const since = isStaff && uploader.confirmed ? new Date(Date.now() - DAY_SECONDS * 1000) : null;
    const match = { uploaderId: _id, ...(since && { createdAt: { $gt: since } }) };
    const [stored] = await this.files
      .aggregate<{ bytes: number }>([{ $match: match }, { $group: { _id: null, bytes: { $sum: '$bytes' } } }])
      .session(session);
    if ((stored?.bytes ?? 0) + bytes > limitOf(uploader)) throw storageFull(uploader);
  }
}

function limitOf({ type, confirmed }: Uploader): number {
  if (!confirmed) return FILE_LIMITS.bytesPerLoginNew;
  return type === 'patient' ? FILE_LIMITS.bytesPerLogin : FILE_LIMITS.bytesPerStaffAndDay;
}

function storageFull(uploader: Uploader): Failure {
  const mib = Math.floor(limitOf(uploader) / MIB);
  if (!uploader.confirmed)
    return new Failure('STORAGE_FULL', { sentence: tFile('quota.unconfirmed', { mib }) });
  const sentence =
    uploader.type === 'patient' ? tFile('quota.account', { mib }) : tFile('quota.daily', { mib });
  return new Failure('STORAGE_FULL', { sentence });
}
