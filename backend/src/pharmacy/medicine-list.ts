import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MedicineDto, MedicinesQuery } from '../../../openapi/contract/shop/medicines.js';
import { synonymsOf } from '../../../openapi/contract/shop/medicine-names/known-substances.js';
import { nameKeyOf } from '../common/name-key.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { ReadModel } from '../common/caching/read-model.js';
import type { Entry } from '../common/caching/read-model.js';
import { toMedicine } from './medicine.mapper.js';
import { Medicine } from './medicine.schema.js';
import { Promotion } from './promotion.js';

interface MedicineEntry extends Entry<Medicine> {
  whole: MedicineDto;
}

const COMPARE: Record<string, (a: MedicineEntry, b: MedicineEntry) => number> = {
  price: (a, b) => a.row.pricePaise - b.row.pricePaise,
  '-price': (a, b) => b.row.pricePaise - a.row.pricePaise,
};

/** The medicines that can be bought, kept in this process. */
@Injectable()
export class MedicineList extends ReadModel<Medicine, MedicineEntry, MedicinesQuery> {
  constructor(
    changes: ChangeStream,
    @InjectModel(Medicine.name) private readonly medicines: Model<Medicine>,
    private readonly promotion: Promotion,
  ) {
    super(changes, medicines);
    promotion.onChange(() => this.drop());
  }

  async findPublic(id: string): Promise<MedicineDto | null> {
    return (await this.findEntry(id))?.whole ?? null;
  }

  /** The medicine of this name, however it is capitalised; null when none is on the shelf. */
  async findByName(name: string): Promise<Medicine | null> {
    const key = nameKeyOf(name);
    return (await this.entries()).find(({ row }) => row.nameKey === key)?.row ?? null;
  }

  protected read(): Promise<Medicine[]> {
    return this.medicines
      .find({ deleted: false, published: true })
      .sort({ nameKey: 1, _id: 1 })
      .lean<Medicine[]>();
  }

  protected entryOf(row: Medicine): MedicineEntry | null {
    if (row.deleted || !row.published) return null;
    const whole = toMedicine(row, this.promotion.priceOf(row.pricePaise));
    const substances = (row.substances ?? []).flatMap(({ substance }) => synonymsOf(substance));
    const text = [row.nameKey, nameKeyOf(row.brand ?? ''), ...substances].join('\n');
    return { id: whole.id, row, whole, card: whole, text };
  }

  protected isWanted({ id, row }: MedicineEntry, { condition, brand, ids }: MedicinesQuery): boolean {
    return (
      (!condition || row.condition === condition) &&
      (!brand || row.brand === brand) &&
      (!ids || ids.includes(id))
    );
  }

  protected comparer(sort: string) {
    return COMPARE[sort] ?? null;
  }

  protected override facets(entries: MedicineEntry[]) {
    const brands = new Set(entries.map(({ row }) => row.brand).filter((brand) => brand !== null));
    return { brands: [...brands].toSorted() };
  }
}
