import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Medicine } from '../pharmacy/medicine.schema.js';
import { startsWith } from '../common/lists/list-query.js';
import { matchOf, prescribedStem } from './medicine-match.js';

/** Shorter words begin too many names to mean one. */
const SHORTEST = 3;

/** Finds prescribed medicines on the pharmacy's onSale. */
@Injectable()
export class MedicineLookup {
  constructor(@InjectModel(Medicine.name) private readonly medicines: Model<Medicine>) {}

  /** For names as doctors write them, what finds the medicine that each stands for. */
  async finderFor(names: string[]): Promise<(name: string) => Medicine | null> {
    const stems = [...new Set(names.map(prescribedStem))].filter((stem) => stem.length >= SHORTEST);
    if (stems.length === 0) return () => null;
    const begins = stems.map((stem) => startsWith('nameKey', stem));
    const onSale = await this.medicines
      .find({ deleted: false, published: true, $or: begins })
      .sort({ nameKey: 1, _id: 1 })
      .lean<Medicine[]>();
    return (name) => matchOf(name, onSale);
  }
}
