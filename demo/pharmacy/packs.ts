import type { HealthCondition } from '../../openapi/contract/shop/medicines.js';
import type { Tone } from '../portraits/palette.js';
import { oval, shape } from '../portraits/svg.js';
import { randomFrom } from '../random.js';
import { packsByKind, type PackKind } from './pack-kinds.js';
import { toneOf, wallOf } from './pack-look.js';
import { designs, type PackText } from './pack-shapes.js';

/** What a pack's picture follows from. */
export interface PackProduct {
  /** As on the shelf, with the brand in brackets. */
  name: string;
  brand: string;
  condition: HealthCondition;
}

const kindWords: [PackKind, RegExp][] = [
  ['inhaler', /\binhaler$/i],
  ['sachet', /\bsachets?\b/i],
  ['tube', /\b(gel|cream|toothpaste)\b/i],
  ['jar', /\b(powder|balm)\b/i],
  ['bottle', /\b(syrup|solution|suspension|mouthwash)\b/i],
  ['dropper', /\bdrops\b/i],
  ['spray', /\bspray\b/i],
  ['bag', /\bdiapers\b/i],
  ['blister', /\b(tablets?|capsules?)\b/i],
];

const withoutBrand = ({ name, brand }: PackProduct): string => name.replace(`(${brand})`, '').trim();

/** The kind of pack that a product comes in, by the words of its name; a plain box for everything else. */
export function packKind(product: PackProduct): PackKind {
  const name = withoutBrand(product);
  return kindWords.find(([, words]) => words.test(name))?.[0] ?? 'box';
}

/** 'Metformin 500 mg tablets (Ardhika)' is titled Metformin; strength, kind and number stand below. */
function textOf(product: PackProduct): PackText {
  const parts = /^(.+?) ((?:large )?(?:pack|box|set) of .+|\d.*)$/.exec(withoutBrand(product));
  return {
    title: parts?.[1] ?? withoutBrand(product),
    detail: parts?.[2] ?? '',
    brand: product.brand,
    condition: product.condition,
    tone: toneOf(product.brand),
    design: randomFrom(`pack of ${product.name}`).pick(designs),
  };
}

const inText = (title: string): string =>
  title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A wide product picture with a name for people who hear it instead of seeing it. */
export const productPicture = (title: string, [wall, round]: Tone, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360" role="img">` +
  `<title>${inText(title)}</title>${shape('M0 0 H480 V360 H0 Z', wall)}${oval([240, 184], round, 168)}${shapes}</svg>`;

/**
 * Draws the pack of a medicine with its name on it, in a shape that suits the kind of product.
 * The same product gives the same picture; the letters are drawn, so no font is needed.
 * @returns a complete SVG document of 480 × 360 units that refers to nothing outside itself
 * @throws RangeError for a name with characters other than Latin letters, digits and common signs
 */
export function drawPack(product: PackProduct): string {
  const text = textOf(product);
  return productPicture(
    `Pack of ${product.name}`,
    wallOf(product.condition),
    packsByKind[packKind(product)](text),
  );
}
