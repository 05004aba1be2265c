import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import {
  SET_UP_CODE_ALPHABET,
  SET_UP_CODE_HOURS,
  SET_UP_CODE_LENGTH,
} from '../../../openapi/contract/site/set-up.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { SET_UP_CODE_ID, SetUpCode } from './set-up-code.schema.js';

const HOUR_MS = 3_600_000;
const _id: typeof SET_UP_CODE_ID = SET_UP_CODE_ID;

const newCode = () =>
  Array.from(
    { length: SET_UP_CODE_LENGTH },
    () => SET_UP_CODE_ALPHABET[randomInt(SET_UP_CODE_ALPHABET.length)],
  ).join('');

const expiry = () => new Date(Date.now() + SET_UP_CODE_HOURS * HOUR_MS);

@Injectable()
export class SetUpCodes {
  constructor(@InjectModel(SetUpCode.name) private readonly codes: Model<SetUpCode>) {}

  /** The valid code. An expired one is replaced; processes that start together get the same. */
  async current(): Promise<string> {
    const now = new Date();
    const fresh = { code: newCode(), expiresAt: expiry() };
    await this.codes
      .updateOne({ _id, expiresAt: { $lte: now } }, { $set: fresh }, { upsert: true })
      .catch((error: unknown) => {
        // The valid row does not match the filter, so that its insertion is refused.
        if (!isDuplicateKey(error)) throw error;
      });
    return (await this.codes.findById(_id).lean<SetUpCode>().orFail()).code;
  }

  /** Makes a code valid again whose use has failed. */
  async giveBack(code: string): Promise<void> {
    await this.codes.updateOne({ _id }, { $set: { code, expiresAt: expiry() } }, { upsert: true });
  }

  /** Uses the code up. @returns whether it was valid */
  async take(code: string, session: ClientSession): Promise<boolean> {
    const taken = await this.codes.findOneAndDelete(
      { _id, code, expiresAt: { $gt: new Date() } },
      { session },
    );
    return taken !== null;
  }
}
