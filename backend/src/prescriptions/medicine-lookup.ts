import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { readMedicineName } from '../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import { startsWith } from '../common/lists/list-query.js';
import { nameKeyOf } from '../common/name-key.js';
import { Medicine } from '../pharmacy/medicine.schema.js';
import { matchOf } from './medicine-match.js';
import type { Match, NamedLine } from './medicine-match.js';
import { prescribedKey } from './prescribed-key.js';

/** Shorter words begin too many names to mean one. */
const SHORTEST = 3;

/** What the pharmacy sells now for lines as doctors write them. */
export type OnSale = (line: NamedLine) => Match<Medicine>;

/** How a brand may be spelt: the field keeps it as an administrator typed it. */
const spellingsOf = (brand: string): string[] => [
  brand,
  brand.toUpperCase(),
  brand.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()),
];

/** The conditions of the products that a name may mean: by substance, by brand, or by its own words. */
function conditionsOf(name: string): Record<string, unknown>[] {
  const names = readMedicineName(name)?.substances.map(({ substance }) => substance) ?? [];
  const text = nameKeyOf(name).trim();
  const texts = [text, prescribedKey(text)].map((one) =>
    one.replace(/ \([^()\d]*\)$/, '').replace(/ (tablets|capsules)$/, ''),
  );
  return [
    ...(names.length > 0 ? [{ 'substances.substance': { $in: names } }] : []),
    ...(names.length === 1 ? [{ brand: { $in: spellingsOf(names[0]) } }] : []),
    ...[...new Set(texts)].filter((one) => one.length >= SHORTEST).map((one) => startsWith('nameKey', one)),
  ];
}

/** By name, then by age: the order does not depend on the database. */
const compareNames = (a: Medicine, b: Medicine): number =>
  a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : String(a._id) < String(b._id) ? -1 : 1;

/** Finds prescribed medicines among those that the pharmacy sells. */
@Injectable()
export class MedicineLookup {
  constructor(@InjectModel(Medicine.name) private readonly medicines: Model<Medicine>) {}

  /** For names as doctors write them, what is sold. */
  async onSaleFor(names: readonly string[]): Promise<OnSale> {
    const conditions = [...new Set(names)].flatMap(conditionsOf);
    if (conditions.length === 0) return (line) => matchOf<Medicine>(line, []);
    const found = await this.medicines
      .find({ deleted: false, published: true, $or: conditions })
      .lean<Medicine[]>();
    // If the doctor names no brand, a brand in stock comes before one that is sold out.
    const onSale = found.toSorted((a, b) => Number(b.stock > 0) - Number(a.stock > 0) || compareNames(a, b));
    // Prescriptions of one patient repeat their lines: each is matched once.
    const matches = new Map<string, Match<Medicine>>();
    return ({ name, brandSubstitution }) => {
      const key = `${brandSubstitution}:${name}`;
      const match = matches.get(key) ?? matchOf({ name, brandSubstitution }, onSale);
      matches.set(key, match);
      return match;
    };
  }
}

/** Other brands that can be had at once, the cheapest first. */
export const inStockOf = (otherBrands: readonly Medicine[]): Medicine[] =>
  otherBrands.filter(({ stock }) => stock > 0).toSorted((a, b) => a.pricePaise - b.pricePaise);
