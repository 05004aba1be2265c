import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Medicine } from './medicine.schema.js';

/** So many boxes of a medicine. */
export interface Boxes {
  medicineId: Types.ObjectId;
  quantity: number;
  /** The list price that they were asked for at. */
  listPricePaise: number;
}

/** The stock has changed since the customer chose. */
export class StockChanged extends Error {
  override name = 'ShelfChanged';
}

/** Takes boxes from the shelf and puts them back; a stock never goes below zero. */
@Injectable()
export class StockService {
  constructor(@InjectModel(Medicine.name) private readonly medicines: Model<Medicine>) {}

  /**
   * Takes all of these boxes, or none when the transaction ends with the error.
   * @throws ShelfChanged when one of them is gone, has another price, or has too few boxes left
   */
  async take(items: readonly Boxes[], session: ClientSession): Promise<void> {
    for (const { medicineId, quantity, listPricePaise } of items) {
      const asAsked = { published: true, pricePaise: listPricePaise };
      await this.takeOne(medicineId, quantity, asAsked, session);
    }
  }

  /** The same for boxes that have been paid at the price of their time. */
  async takePaid(items: readonly Boxes[], session: ClientSession): Promise<void> {
    for (const { medicineId, quantity } of items) await this.takeOne(medicineId, quantity, {}, session);
  }

  /** Puts boxes back, also those of a medicine that is no longer sold. Missing boxes are filled first. */
  async giveBack(items: readonly Boxes[], session: ClientSession): Promise<void> {
    for (const { medicineId, quantity } of items) {
      await this.medicines.updateOne({ _id: medicineId }, [{ $set: columnsAfterReturn(quantity) }], {
        session,
        timestamps: false,
        updatePipeline: true,
      });
    }
  }

  private async takeOne(
    _id: Types.ObjectId,
    quantity: number,
    also: { published?: boolean; pricePaise?: number },
    session: ClientSession,
  ): Promise<void> {
    const taken = await this.medicines.updateOne(
      { _id, deleted: false, stock: { $gte: quantity }, ...also },
      { $inc: { stock: -quantity } },
      { session, timestamps: false },
    );
    if (taken.modifiedCount === 0) throw new StockChanged('The shelf has changed');
  }
}

const MISSING = { $ifNull: ['$missing', 0] };

/** Returned boxes fill the missing ones; the others are free. */
const columnsAfterReturn = (quantity: number) => ({
  stock: { $add: ['$stock', { $max: [0, { $subtract: [quantity, MISSING] }] }] },
  missing: { $max: [0, { $subtract: [MISSING, quantity] }] },
});
