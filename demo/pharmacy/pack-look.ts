import type { HealthCondition } from '../../openapi/contract/shop/medicines.js';
import { walls, type Tone } from '../portraits/palette.js';
import { line, oval, shape } from '../portraits/svg.js';
import { randomFrom } from '../random.js';
import { brands, type Brand } from './brands.js';

/** The colour of a brand's packs, its shade, and a tint for quiet areas. */
export type PackTone = readonly [base: string, shade: string, tint: string];

const brandTones: Record<Brand, PackTone> = {
  Ardhika: ['#0F766E', '#0B5A54', '#D5EBE7'],
  Arogvana: ['#4A8A63', '#38704E', '#DDEDE2'],
  Jeevantra: ['#B0705A', '#935743', '#F4E2DA'],
  Kshemora: ['#7A4A6B', '#613954', '#EBDDE6'],
  Medhalok: ['#4E6878', '#3C5361', '#DDE6EB'],
  Nirovela: ['#33507A', '#263D5F', '#DAE2EE'],
  Pranvora: ['#3F82A8', '#2F688A', '#D8E8F1'],
  Sukhayan: ['#72804A', '#5B673A', '#E6EAD6'],
  Tulivra: ['#B5717A', '#985860', '#F5E0E2'],
  Vaidmira: ['#B98A3A', '#98702B', '#F5EAD2'],
};

const knownBrand = (brand: string): Brand | undefined => brands.find((name) => name === brand);

/** A brand's tone; a brand that is not known gets one that follows from its name. */
export const toneOf = (brand: string): PackTone =>
  brandTones[knownBrand(brand) ?? randomFrom(`tone of ${brand}`).pick(brands)];

const conditionWalls: Record<HealthCondition, Tone> = {
  'Diabetes Care': walls.mist,
  'Oral Care': walls.mint,
  'Stomach Care': walls.sand,
  'Pain Relief': walls.blush,
  'Liver Care': walls.sage,
  'Elder Care': walls.lilac,
  'Cold & Immunity': walls.lagoon,
  'Sexual Health': walls.blush,
  'Respiratory Care': walls.mist,
  'Cardiac Care': walls.mint,
};

/** The wall behind a pack. */
export const wallOf = (condition: HealthCondition): Tone => conditionWalls[condition];

type Emblem = (deep: string, soft: string) => string;

const emblems: Record<HealthCondition, Emblem> = {
  'Diabetes Care': (deep, soft) =>
    shape('M24 5c7 9 13 15 13 22a13 13 0 0 1-26 0c0-7 6-13 13-22z', deep) +
    line('M17 28a7 7 0 0 0 7 7', soft, 3),
  'Oral Care': (deep, soft) =>
    shape(
      'M15 8c4-2 6 1 9 1s5-3 9-1c5 2 6 9 4 14-2 4-2 18-6 18-3 0-2-11-7-11s-4 11-7 11c-4 0-4-14-6-18-2-5-1-12 4-14z',
      deep,
    ) + line('M16 16c1-2 3-2 5-1', soft, 3),
  'Stomach Care': (deep, soft) =>
    shape(
      'M18 5h7v9c2-2 4-3 7-3 6 0 9 5 9 12 0 11-7 19-17 19-8 0-14-4-15-11h7c1 3 3 4 6 4 4 0 7-3 7-7-7 0-11-4-11-11z',
      deep,
    ) + line('M32 18c3 2 3 6 2 9', soft, 3),
  'Pain Relief': (deep, soft) => oval([24, 24], deep, 19) + shape('M27 9L14 27h9l-3 12 14-19h-9z', soft),
  'Liver Care': (deep, soft) =>
    shape('M5 17c6-8 20-9 34-6 6 1 6 6 2 9-6 4-9 6-12 11-3 6-8 9-14 6C7 34 2 24 5 17z', deep) +
    line('M27 12c0 6-2 11-6 15', soft, 3),
  'Elder Care': (deep, soft) =>
    oval([20, 11], deep, 7) +
    shape('M7 43c0-13 4-22 13-22 8 0 12 6 12 13v9z', deep) +
    line('M41 43V28a4.5 4.5 0 0 0-9 0', deep, 3.5) +
    line('M15 33h10', soft, 3),
  'Cold & Immunity': (deep, soft) =>
    shape('M24 4l17 6v12c0 11-7 18-17 22C14 40 7 33 7 22V10z', deep) + line('M24 16v14M17 23h14', soft, 4),
  'Sexual Health': (deep) => line('M18 14a10 10 0 1 0 .1 0zM30 14a10 10 0 1 0 .1 0z', deep, 4.5),
  'Respiratory Care': (deep, soft) =>
    shape('M21 15v17c0 6-4 9-9 9-6 0-7-4-7-10 0-8 4-17 10-20 3-1 6 1 6 4z', deep) +
    shape('M27 15v17c0 6 4 9 9 9 6 0 7-4 7-10 0-8-4-17-10-20-3-1-6 1-6 4z', deep) +
    line('M24 5v12M24 17l-8 9M24 17l8 9', soft, 3),
  'Cardiac Care': (deep, soft) =>
    shape('M24 42C13 34 6 28 6 19a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 9-7 15-18 23z', deep) +
    line('M9 24h8l4-7 5 13 4-6h9', soft, 3),
};

/** The sign of a health condition on a pack: `size` units wide with its left top corner at a point. */
export const emblem = (
  condition: HealthCondition,
  at: readonly [number, number],
  size: number,
  [deep, soft]: readonly [string, string],
): string =>
  `<g transform="translate(${at[0]} ${at[1]}) scale(${(size / 48).toFixed(3)})">${emblems[condition](deep, soft)}</g>`;
