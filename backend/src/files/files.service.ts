import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { Keys } from '../config/keys.js';
import { StoredFile } from './file.schema.js';
import type { FileKind } from './file.schema.js';

/** A signed address lasts at least this long; rounding keeps it the same for a while, so that browsers cache it. */
const SIGNED_FOR_SECONDS = 15 * 60;

export interface NewFile {
  kind: FileKind;
  ownerId: Types.ObjectId;
  contentType: string;
  data: Buffer;
}

/** Keeps files in the database, one document each, and makes and checks addresses of private ones. */
@Injectable()
export class FilesService {
  private readonly keys: Keys;

  constructor(
    @InjectModel(StoredFile.name) private readonly files: Model<StoredFile>,
    @Inject(ENV) env: Env,
  ) {
    this.keys = new Keys(env.FILE_SECRET, 'addresses of files');
  }

  /** Stores a file under a new name that cannot be guessed (128 random bits). */
  async store(file: NewFile, session?: ClientSession): Promise<string> {
    const extension = file.contentType === 'application/pdf' ? 'pdf' : 'webp';
    const name = `${randomBytes(16).toString('hex')}.${extension}`;
    await this.files.create([{ _id: name, createdAt: new Date(), ...file }], { session });
    return name;
  }

  /** Removes a file whose row is removed in the same write. */
  async remove(name: string, session: ClientSession): Promise<void> {
    await this.files.deleteOne({ _id: name }, { session });
  }

  find(name: string): Promise<StoredFile | null> {
    return this.files.findById(name).lean<StoredFile>();
  }

  /** "name?expires=…&signature=…": opens a private file for whoever holds it, for a quarter of an hour. */
  sign(name: string): string {
    const now = Math.floor(Date.now() / 1000);
    const expires = (Math.floor(now / SIGNED_FOR_SECONDS) + 2) * SIGNED_FOR_SECONDS;
    return `${name}?expires=${expires}&signature=${this.keys.sign(signedText(name, expires))}`;
  }

  isSigned(name: string, expires: number, signature: string): boolean {
    if (!Number.isSafeInteger(expires) || expires * 1000 < Date.now()) return false;
    return this.keys.isSignature(signedText(name, expires), signature);
  }
}

const signedText = (name: string, expires: number): string => `${name}:${expires}`;
