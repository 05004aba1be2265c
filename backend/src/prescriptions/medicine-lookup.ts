import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Medicine } from '../pharmacy/medicine.schema.js';
import { startsWith } from '../common/lists/list-query.js';
import { matchOf, othersOf, prescribedStem } from './medicine-match.js';

/** Shorter words begin too many names to mean one. */
const SHORTEST = 3;

/** What the pharmacy sells now for names as doctors write them. */
export interface OnSale {
  /** The medicine that a name stands for; null when it is not sold. */
  find: (name: string) => Medicine | null;
  /** The same substance of other brands that can be had at once, the cheapest first. */
  insteadOf: (name: string) => Medicine[];
}

const NOTHING: OnSale = { find: () => null, insteadOf: () => [] };

/** Finds prescribed medicines on the pharmacy's shelf. */
@Injectable()
export class MedicineLookup {
  constructor(@InjectModel(Medicine.name) private readonly medicines: Model<Medicine>) {}

  /** For names as doctors write them, what is sold. */
  async onSaleFor(names: string[]): Promise<OnSale> {
    const stems = [...new Set(names.map(prescribedStem))].filter((stem) => stem.length >= SHORTEST);
    if (stems.length === 0) return NOTHING;
    const begins = stems.map((stem) => startsWith('nameKey', stem));
    const found = await this.medicines
      .find({ deleted: false, published: true, $or: begins })
      .sort({ nameKey: 1, _id: 1 })
      .lean<Medicine[]>();
    // Where a doctor has named no brand, one that can be had is meant before one that is sold out.
    const onSale = found.toSorted((a, b) => Number(b.stock > 0) - Number(a.stock > 0));
    return {
      find: (name) => matchOf(name, onSale),
      insteadOf: (name) =>
        othersOf(name, onSale)
          .filter(({ stock }) => stock > 0)
          .toSorted((a, b) => a.pricePaise - b.pricePaise),
    };
  }
}
