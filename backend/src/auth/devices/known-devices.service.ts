import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { newToken, tokenHash } from '../../common/secret-token.js';
import { KNOWN_FOR_SECONDS } from './device-cookie.js';
import { KnownDevice } from './known-device.schema.js';

/** The number of devices kept per person, the latest logins. */
const MAX_DEVICES = 20;
/** Placeholder for an unknown person, so that an unknown email costs the same read. */
const NOBODY = 'nobody';

/** A browser in which the person has logged in before. */
export interface Device {
  id: string;
  token: string;
}

/** The browsers in which people have logged in. They stay usable when strangers have tried too often. */
@Injectable()
export class KnownDevices {
  constructor(@InjectModel(KnownDevice.name) private readonly devices: Model<KnownDevice>) {}

  /** The device, if this person has logged in with one of these tokens. */
  async find(tokens: string[], userId: Types.ObjectId | undefined): Promise<Device | null> {
    if (tokens.length === 0) return null;
    const byId = new Map(tokens.map((token) => [idOf(token, userId), token]));
    const known = { _id: { $in: [...byId.keys()] }, expiresAt: { $gt: new Date() } };
    const row = await this.devices.findOne(known, { _id: 1 }).lean<Pick<KnownDevice, '_id'>>();
    return row && { id: row._id, token: byId.get(row._id)! };
  }

  /**
   * Records a person's login on a device and returns its token. It never accepts a token that another person
   * brought into the browser.
   */
  async remember(device: Device | null, userId: Types.ObjectId): Promise<string> {
    const now = Date.now();
    const used = { lastLoginAt: new Date(now), expiresAt: new Date(now + KNOWN_FOR_SECONDS * 1000) };
    if (device) {
      await this.devices.updateOne({ _id: device.id }, { $set: used });
      return device.token;
    }
    const token = newToken();
    await this.devices.create({ _id: idOf(token, userId), userId, ...used });
    await this.dropOldest(userId);
    return token;
  }

  /** A new password forgets every device. */
  async forgetAll(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.devices.deleteMany({ userId }, { session });
  }

  private async dropOldest(userId: Types.ObjectId): Promise<void> {
    const tooMany = await this.devices
      .find({ userId }, { _id: 1 })
      .sort({ lastLoginAt: -1 })
      .skip(MAX_DEVICES)
      .lean<Pick<KnownDevice, '_id'>[]>();
    if (tooMany.length > 0) await this.devices.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
  }
}

const idOf = (token: string, userId: Types.ObjectId | undefined): string =>
  tokenHash(`${token} ${String(userId ?? NOBODY)}`);
