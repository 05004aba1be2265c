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

/** The login that stores a file; for a dependant, the guardian's. */
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
 * Limits the stored bytes per login and the bytes per network and day. Staff have a daily limit only, and their
 * networks are not counted.
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
   * Counts the bytes for the networks, then runs the work; a failure undoes the count.
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
   * Call it in the transaction that stores the file. It writes the login's row, so concurrent uploads check the
   * stored bytes one after another.
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
