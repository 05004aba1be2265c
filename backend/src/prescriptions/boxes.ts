import type { PackSize } from '../../../openapi/contract/shop/medicine-names/facts.js';
import { MAX_QUANTITY } from '../../../openapi/contract/shop/medicines.js';

/** Units in a box whose name says nothing: a strip. */
const UNITS_IN_A_STRIP = 10;
/** How long a bottle, a tube or an inhaler lasts. */
const DAYS_OF_A_BOTTLE = 30;
const COUNTED = /\b(tablets?|capsules?|sachets?|patches)\b/i;
const BY_VOLUME = ['ml', 'g', 'puff'];

/**
 * Boxes of a medicine for a course, at least one and at most what a cart takes.
 * @param units tablets or the like for the whole course, null when unknown
 * @param days days of the course, null when unknown
 */
export function boxesFor(
  { name, packSize }: { name: string; packSize: PackSize | null },
  units: number | null,
  days: number | null,
): number {
  const isCounted = packSize ? !BY_VOLUME.includes(packSize.unit) : COUNTED.test(name);
  const boxes = isCounted
    ? (units ?? 1) / (packSize?.value ?? UNITS_IN_A_STRIP)
    : (days ?? 1) / DAYS_OF_A_BOTTLE;
  return Math.min(MAX_QUANTITY, Math.max(1, Math.ceil(boxes)));
}
