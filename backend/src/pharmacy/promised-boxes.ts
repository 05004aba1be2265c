import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Medicine } from './medicine.schema.js';

/** Boxes of one medicine that are sold or reserved and still on the shelf. */
export interface Promised {
  /** Held by open checkouts. */
  held: number;
  /** In paid orders that are not packed. */
  unpacked: number;
}

type Counter = (ids: Types.ObjectId[], session?: ClientSession) => Promise<Map<string, Promised>>;

const NONE: Promised = { held: 0, unpacked: 0 };

/** The promised boxes of medicines. The orders, which a pharmacy does not know, register how they are counted. */
@Injectable()
export class PromisedBoxes {
  private count: Counter = () => Promise.resolve(new Map<string, Promised>());

  register(count: Counter): void {
    this.count = count;
  }

  async of(ids: Types.ObjectId[], session?: ClientSession): Promise<(id: Types.ObjectId) => Promised> {
    const counted = await this.count(ids, session);
    return (id) => counted.get(String(id)) ?? NONE;
  }
}

/** The boxes that a count of the shelf should find. */
export const shelfOf = ({ stock, missing = 0 }: Medicine, { held, unpacked }: Promised): number =>
  Math.max(0, stock - missing + held + unpacked);

/** The columns for so many free boxes; below 0, so many promised ones are missing. */
export const stockColumns = (free: number): Pick<Medicine, 'stock' | 'missing'> => ({
  stock: Math.max(0, free),
  missing: Math.max(0, -free),
});
