import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { Keys } from '../config/keys.js';
import { FileQuota } from './file-quota.service.js';
import type { Uploader } from './file-quota.service.js';
import { AddressHolders } from './address-holders.js';
import { StoredFile } from './file.schema.js';
import type { FileKind } from './file.schema.js';
import type { Signed } from './signed-address.js';
import { tFile } from '../messages/people/files.js';

/**
 * A signed address is valid at least this long; rounding keeps it equal for a while, so that browsers cache the
 * file.
 */
const SIGNED_FOR_SECONDS = 15 * 60;

export interface NewFile {
  kind: FileKind;
  ownerId: Types.ObjectId;
  contentType: string;
  data: Buffer;
}

/** A file and the login that stores it. */
export interface Upload extends NewFile {
  by: Uploader;
}

const MAX_SIGNATURES = 10_000;

/** Stores files in the database, one document each, and signs and verifies addresses of private ones. */
@Injectable()
export class FilesService {
  private readonly keys: Keys;
  /** Signatures of the present quarter of an hour: a list page has two addresses per row. */
  private readonly signatures = new Map<string, string>();
  /** Their expiry, in seconds since 1970. */
  private signedUntil = 0;

  constructor(
    @InjectModel(StoredFile.name) private readonly files: Model<StoredFile>,
    private readonly holders: AddressHolders,
    private readonly quota: FileQuota,
    @Inject(ENV) env: Env,
  ) {
    this.keys = new Keys(env.FILE_SECRET, 'addresses of files');
  }

  /**
   * Counts the bytes, then runs the work that stores them. @throws Failure TOO_MANY_REQUESTS with the seconds
   * to wait
   */
  counted<T>(by: Uploader, { length }: Buffer, store: () => Promise<T>): Promise<T> {
    return this.quota.counted(by, length, store);
  }

  /**
   * Stores a file under an unguessable name (128 random bits), within `counted`.
   * @throws Failure STORAGE_FULL
   */
  async store({ by, ...file }: Upload, session: ClientSession): Promise<string> {
    const bytes = file.data.length;
    await this.quota.assertRoom(by, bytes, session);
    const uploaderId = new Types.ObjectId(by.userId);
    const extension = file.contentType === 'application/pdf' ? 'pdf' : 'webp';
    const name = `${randomBytes(16).toString('hex')}.${extension}`;
    await this.files.create([{ _id: name, createdAt: new Date(), ...file, uploaderId, bytes }], { session });
    return name;
  }

  /** Removes a file in the write that removes its row. */
  async remove(name: string, session: ClientSession): Promise<void> {
    await this.files.deleteOne({ _id: name }, { session });
  }

  /** Gives a file to another person, as part of the write that moves its row. */
  async changeOwner(name: string, ownerId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.files.updateOne({ _id: name }, { $set: { ownerId } }, { session });
  }

  /** Follows an entry that is hidden or restored. */
  async setHidden(name: string, hidden: boolean, session: ClientSession): Promise<void> {
    await this.files.updateOne({ _id: name }, { $set: { hidden } }, { session });
  }

  find(name: string): Promise<StoredFile | null> {
    return this.files.findById(name).lean<StoredFile>();
  }

  /**
   * Signs "name?expires=…&session=…&signature=…": opens a private file for a quarter of an hour. It ends
   * earlier with the login, or with the guardianship for which it was made. A guest's address has no login.
   */
  signerFor(actor: Pick<Actor, 'sessionId' | 'userId' | 'holder'> | null): (name: string) => string {
    const session = actor ? sessionOf(actor) : GUEST;
    const ofSession = actor ? `&session=${session}` : '';
    return (name) => {
      const now = Math.floor(Date.now() / 1000);
      const expires = (Math.floor(now / SIGNED_FOR_SECONDS) + 2) * SIGNED_FOR_SECONDS;
      if (expires !== this.signedUntil || this.signatures.size >= MAX_SIGNATURES) this.signatures.clear();
      this.signedUntil = expires;
      const text = signedText(name, expires, session);
      const signature = this.signatures.get(text) ?? this.keys.sign(text);
      this.signatures.set(text, signature);
      return `${name}?expires=${expires}${ofSession}&signature=${signature}`;
    };
  }

  /**
   * The person whose login the address was made for; null for a guest's.
   * @throws Failure FORBIDDEN unless the signature fits this name, the address has not expired, and its login
   *   is valid
   */
  async holderOf(name: string, { expires, session = GUEST, signature }: Signed): Promise<Actor | null> {
    const until = Number(expires);
    const isCurrent = Number.isSafeInteger(until) && until * 1000 >= Date.now();
    if (!isCurrent || typeof session !== 'string' || typeof signature !== 'string') throw expired();
    if (!this.keys.isSignature(signedText(name, until, session), signature)) throw expired();
    if (session === GUEST) return null;
    const holder = await this.holders.holderOf(session);
    if (!holder) throw expired();
    return holder;
  }
}

const GUEST = '';

/** The login, and the dependant for whom it acts. */
const sessionOf = ({ sessionId, userId, holder }: Pick<Actor, 'sessionId' | 'userId' | 'holder'>): string =>
  holder ? `${sessionId}.${userId}` : sessionId;

const signedText = (name: string, expires: number, session: string): string =>
  `${name}:${expires}:${session}`;

const expired = () => new Failure('FORBIDDEN', { sentence: tFile('addressExpired') });
