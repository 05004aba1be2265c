import { readMedicineName } from '../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import type { MedicineName } from '../../../openapi/contract/shop/medicine-names/facts.js';
import type {
  ProductParts,
  ProductSubstance,
} from '../../../openapi/contract/shop/medicine-names/product-parts.js';
import {
  familyKey,
  fitsForm,
  hasSubstances,
  strengthFit,
} from '../../../openapi/contract/shop/medicine-names/same-medicine.js';
import type { StrengthFit } from '../../../openapi/contract/shop/medicine-names/same-medicine.js';
import type { MatchQuestion } from '../../../openapi/contract/care/prescription-cart.js';
import { nameKeyOf } from '../common/name-key.js';
import { prescribedKey } from './prescribed-key.js';

/** What a match needs of a product. */
export interface MatchedProduct extends ProductParts {
  nameKey: string;
  brand: string | null;
}

/** A prescribed line, as far as it names a medicine. */
export interface NamedLine {
  name: string;
  /** Whether the doctor allows another brand than the one that is named. */
  brandSubstitution: boolean;
}

/** The product that a line means in the pharmacy. */
export interface Match<T> {
  /** The product that is meant; null when it is not sold, or not clear. */
  medicine: T | null;
  /** The same substances, strengths, form and release by other brands. */
  otherBrands: T[];
  /** What the line leaves open; null when nothing. */
  ask: MatchQuestion | null;
  /** The products among which the line does not choose. */
  choices: T[];
}

const NOT_SOLD = { medicine: null, otherBrands: [], ask: null, choices: [] };
const question = <T>(ask: MatchQuestion, choices: T[]): Match<T> => ({ ...NOT_SOLD, ask, choices });

const keyOf = (text: string): string => nameKeyOf(text).trim();
/** "metformin 500 mg tablets (ardhika)" without its brand. Brackets with a number may hold a strength. */
const withoutBrand = (key: string): string => key.replace(/ \([^()\d]*\)$/, '');
const textKeyOf = (name: string): string => prescribedKey(withoutBrand(keyOf(name)));

/** The brand that a product's field or its name gives. */
const isOfBrand = (product: MatchedProduct, brand: string): boolean =>
  [product.brand, readMedicineName(product.nameKey)?.brand].some(
    (one) => typeof one === 'string' && keyOf(one) === keyOf(brand),
  );

/** Whether a product's own name says other strengths, form or release than its fields: then neither is trusted. */
function contradictsItself(product: MatchedProduct): boolean {
  const read = readMedicineName(product.nameKey);
  const names = read?.substances.map(({ substance }) => substance) ?? [];
  if (!read || !product.substances || !hasSubstances(product.substances, names)) return false;
  return strengthFit(read, product.substances, false) === 'other';
}

/** One brand of a family: the one that is named, otherwise the first. */
function ofFamily<T extends MatchedProduct>(
  family: T[],
  brand: string | null,
  isConsented: boolean,
): Match<T> {
  if (brand === null) return { ...NOT_SOLD, medicine: family[0], otherBrands: family.slice(1) };
  const medicine = family.find((one) => isOfBrand(one, brand)) ?? null;
  const otherBrands = isConsented ? family.filter((one) => !isOfBrand(one, brand)) : [];
  return { ...NOT_SOLD, medicine, otherBrands };
}

/** By the very words of the name: for names that cannot be read, and products whose parts are not known. */
function byText<T extends MatchedProduct>(
  line: NamedLine,
  read: MedicineName | null,
  products: readonly T[],
): Match<T> {
  const key = keyOf(line.name);
  const exact = products.find(({ nameKey }) => nameKey === key);
  const isWithoutStrength = read?.substances.some(({ strength }) => strength === null) ?? false;
  if (isWithoutStrength) return exact ? { ...NOT_SOLD, medicine: exact } : NOT_SOLD;
  const text = textKeyOf(line.name);
  const family = products.filter(({ nameKey }) => nameKey === key || textKeyOf(nameKey) === text);
  if (family.length === 0) return NOT_SOLD;
  const brand = /\(([^()\d]*)\)$/.exec(key)?.[1] ?? null;
  if (exact && brand === null)
    return { ...NOT_SOLD, medicine: exact, otherBrands: family.filter((one) => one !== exact) };
  return ofFamily(family, brand, line.brandSubstitution);
}

interface Reading<T> {
  products: (T & { substances: ProductSubstance[] })[];
  brand: string | null;
  isByBrand: boolean;
}

/** The products with the substances of a line, or with its brand if it names a brand instead: "Telma 40". */
function readingOf<T extends MatchedProduct>(read: MedicineName, products: readonly T[]): Reading<T> {
  const split = products.filter(
    (one): one is T & { substances: ProductSubstance[] } =>
      one.substances !== null && one.substances.length > 0,
  );
  const names = read.substances.map(({ substance }) => substance);
  const same = split.filter((one) => hasSubstances(one.substances, names));
  if (same.length > 0 || names.length > 1) return { products: same, brand: read.brand, isByBrand: false };
  const ofBrand = split.filter((one) => isOfBrand(one, names[0]));
  const [first] = ofBrand;
  const isOneMedicine = ofBrand.every((one) =>
    hasSubstances(
      one.substances,
      first.substances.map(({ substance }) => substance),
    ),
  );
  return isOneMedicine
    ? { products: ofBrand, brand: names[0], isByBrand: true }
    : { products: [], brand: null, isByBrand: false };
}

/**
 * Finds the product that a prescribed line means. Only products with the same substances, strengths, form and release
 * match. What the line leaves open is never guessed.
 * @param products what is sold now, the preferred ones first
 */
export function matchOf<T extends MatchedProduct>(line: NamedLine, products: readonly T[]): Match<T> {
  const read = readMedicineName(line.name);
  const unsplit = products.filter(({ substances }) => !substances?.length);
  if (!read) {
    const match = byText(line, read, products);
    return match.medicine || match.otherBrands.length > 0 ? match : question('name', []);
  }
  const { products: same, brand, isByBrand } = readingOf(read, products);
  const formed = same.filter((one) => fitsForm(read, one) && !contradictsItself(one));
  const fits = (fit: StrengthFit) =>
    formed.filter((one) => strengthFit(read, one.substances, isByBrand) === fit);
  const [exact, unclear] = [fits('same'), fits('unclear')];
  if (exact.length === 0 && unclear.length > 0) {
    const chosen = unclear.find(({ nameKey }) => nameKey === keyOf(line.name));
    const isOnly = new Set(same.map(familyKey)).size === 1;
    return chosen && isOnly ? ofFamily([chosen], null, false) : question('strength', unclear);
  }
  if (exact.length === 0) return byText(line, read, unsplit);
  const families = new Set(exact.map(familyKey));
  if (families.size === 1) return ofFamily(exact, brand, line.brandSubstitution);
  const forms = new Set(exact.map(({ doseForm }) => doseForm));
  return question(forms.size > 1 ? 'form' : 'strength', exact);
}
