import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { PromisedBoxes } from '../../pharmacy/promised-boxes.js';
import type { Promised } from '../../pharmacy/promised-boxes.js';
import { Order } from '../order.schema.js';

/** Counts the boxes of open checkouts and of paid orders that are not packed. They are still on the shelf. */
@Injectable()
export class OrderedBoxes implements OnModuleInit {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly promised: PromisedBoxes,
  ) {}

  onModuleInit(): void {
    this.promised.register((ids, session) => this.count(ids, session));
  }

  private async count(ids: Types.ObjectId[], session?: ClientSession): Promise<Map<string, Promised>> {
    const ofThese = { 'items.medicineId': { $in: ids } };
    const boxesIf = (status: string) => ({
      $sum: { $cond: [{ $eq: ['$status', status] }, '$items.quantity', 0] },
    });
    const rows = await this.orders
      .aggregate<Promised & { _id: Types.ObjectId }>([
        {
          $match: {
            $or: [
              { ...ofThese, status: 'reserved' },
              { ...ofThese, status: 'placed' },
            ],
          },
        },
        { $unwind: '$items' },
        { $match: { ...ofThese, 'items.cancelledAt': { $exists: false } } },
        { $group: { _id: '$items.medicineId', held: boxesIf('reserved'), unpacked: boxesIf('placed') } },
      ])
      .session(session ?? null);
    return new Map(rows.map(({ _id, held, unpacked }) => [String(_id), { held, unpacked }]));
  }
}
