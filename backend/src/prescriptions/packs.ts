import type { DoseUnit } from '../../../openapi/contract/care/dosage/dosage-facts.js';
import type {
  DoseForm,
  PackSize,
  WrittenStrength,
} from '../../../openapi/contract/shop/medicine-names/facts.js';

/** What the number of packs depends on, besides the quantity. */
export interface PackedProduct {
  doseForm: DoseForm | null;
  packSize: PackSize | null;
  /** null when they are not known. */
  substances: { strength: WrittenStrength | null }[] | null;
}

interface Quantity {
  value: number;
  unit: DoseUnit;
}

/** Tablets and capsules without a pack size come in strips. */
const PIECES_IN_A_STRIP = 10;

const MICROGRAMS: Record<string, number> = { g: 1_000_000, mg: 1000, mcg: 1 };

function packOf({ packSize, doseForm }: PackedProduct): PackSize | null {
  if (packSize) return packSize;
  return doseForm === 'tablet' || doseForm === 'capsule'
    ? { value: PIECES_IN_A_STRIP, unit: doseForm }
    : null;
}

/** A tablet counts as a capsule: doctors write one for the other. */
const PIECES = ['tablet', 'capsule', 'piece'];
const isSamePiece = (unit: string, packUnit: string): boolean =>
  unit === packUnit ||
  (PIECES.includes(unit) && PIECES.includes(packUnit)) ||
  (unit === 'piece' && packUnit !== 'ml' && packUnit !== 'g');

/** The strength of a product with one substance, in micrograms or international units. */
function strengthOf(
  { substances }: PackedProduct,
  unit: DoseUnit,
): { amount: number; perMl: number | null } | null {
  const strength = substances?.length === 1 ? substances[0].strength : null;
  if (!strength?.unit || strength.perUnit === 'g' || strength.perUnit === 'h') return null;
  const perMl = strength.perUnit === 'ml' ? (strength.perValue ?? 1) : null;
  if (unit === 'unit')
    return strength.unit === 'IU' && perMl === null ? { amount: strength.value, perMl } : null;
  const factor = MICROGRAMS[strength.unit];
  return factor ? { amount: Math.round(strength.value * factor), perMl } : null;
}

/** A mass or international units as pieces or millilitres of the product; null when they do not come out exactly. */
function measured({ value, unit }: Quantity, product: PackedProduct, pack: PackSize): Quantity | null {
  const strength = strengthOf(product, unit);
  if (!strength) return null;
  const amount = unit === 'unit' ? value : Math.round(value * MICROGRAMS[unit]);
  if (strength.perMl !== null) return { value: (amount * strength.perMl) / strength.amount, unit: 'ml' };
  const pieces = amount / strength.amount;
  return PIECES.includes(pack.unit) && Number.isInteger(pieces * 2) ? { value: pieces, unit: 'piece' } : null;
}

/** How much of a product a quantity is, and how much one box holds; null when either is unknown. */
export function contentOf(
  quantity: Quantity | null,
  product: PackedProduct,
): { needed: number; perBox: number } | null {
  const pack = packOf(product);
  if (!quantity || !pack) return null;
  const isMeasured = quantity.unit === 'unit' || Object.hasOwn(MICROGRAMS, quantity.unit);
  const counted = isMeasured ? measured(quantity, product, pack) : quantity;
  return counted && isSamePiece(counted.unit, pack.unit)
    ? { needed: counted.value, perBox: pack.value }
    : null;
}

/** Packs that hold a quantity; null when the quantity or the content of a pack is unknown. */
export function packsFor(quantity: Quantity | null, product: PackedProduct): number | null {
  const content = contentOf(quantity, product);
  return content && Math.ceil(content.needed / content.perBox);
}
