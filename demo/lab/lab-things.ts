import type { HealthCondition } from '../../openapi/contract/shop/medicines.js';
import { line, oval, shape } from '../portraits/svg.js';
import { writeLine, widthOf } from '../pharmacy/lettering.js';
import { emblem } from '../pharmacy/pack-look.js';
import { block, paper, paperShade, shadow, silver, silverShade } from '../pharmacy/pack-shapes.js';

/** The deep colour, its shade and the pale tint that one drawing is made of. */
export type LabTone = readonly [base: string, shade: string, tint: string];

const glass = '#F4FAFA';
export const ink = '#1E3F45';
/** Blood: its colour, a deep shade and a pale tint. */
export const blood = ['#B4575C', '#8F4248', '#EAC4C4'] as const;
/** Sunlight, fat and sugar: their colour, a deep shade and a pale tint. */
export const sun = ['#E3B866', '#C99A45', '#F6E3B8'] as const;

/** A closed sample tube standing at (x, foot), filled up to a share of its height. */
export function tube(
  x: number,
  foot: number,
  height: number,
  cap: string,
  fill: string,
  share = 0.55,
): string {
  const level = foot - height * share;
  return (
    `<path d="M${x - 20} ${foot - height} H${x + 20} V${foot - 20} a20 20 0 0 1 -40 0 Z" fill="${glass}"/>` +
    shape(`M${x - 20} ${level} H${x + 20} V${foot - 20} a20 20 0 0 1 -40 0 Z`, fill) +
    block({ x: x - 13, y: foot - height + 30, width: 26, height: height * 0.34 }, paper, 4) +
    line(
      `M${x - 7} ${foot - height + 42} h14 M${x - 7} ${foot - height + 52} h14 M${x - 7} ${foot - height + 62} h9`,
      silverShade,
      2.5,
    ) +
    line(`M${x + 14} ${level + 10} V${foot - 24}`, '#FFFFFF', 3, 0.4) +
    block({ x: x - 25, y: foot - height - 22, width: 50, height: 34 }, cap, 8) +
    line(
      `M${x - 12} ${foot - height - 14} v18 M${x} ${foot - height - 14} v18 M${x + 12} ${foot - height - 14} v18`,
      '#FFFFFF',
      2.5,
      0.35,
    )
  );
}

/** A rack with three tubes. */
export const rack = ([base, shade, tint]: LabTone): string =>
  shadow(240, 306, 170) +
  tube(156, 282, 176, base, blood[0], 0.5) +
  tube(240, 282, 176, shade, blood[0], 0.42) +
  tube(324, 282, 176, '#D6A852', '#E3B866', 0.46) +
  block({ x: 92, y: 200, width: 296, height: 26 }, paper, 8) +
  block({ x: 92, y: 218, width: 296, height: 8 }, paperShade, 4) +
  block({ x: 92, y: 268, width: 296, height: 34 }, base, 8) +
  block({ x: 92, y: 292, width: 296, height: 10 }, shade, 5) +
  block({ x: 104, y: 212, width: 14, height: 62 }, tint, 4) +
  block({ x: 362, y: 212, width: 14, height: 62 }, tint, 4);

/** A square with an abbreviation, like a field of the table of elements. */
export function tile(text: string, [base, shade, tint]: LabTone, below = ''): string {
  const capital = Math.min(72, (72 * 132) / widthOf(text, 72));
  return (
    shadow(208, 302, 118) +
    block({ x: 112, y: 92, width: 200, height: 208 }, shade, 24) +
    block({ x: 104, y: 84, width: 200, height: 208 }, base, 24) +
    block({ x: 120, y: 100, width: 168, height: 176 }, base, 14) +
    `<rect x="120" y="100" width="168" height="176" rx="14" fill="none" stroke="${tint}" stroke-width="3" opacity="0.5"/>` +
    writeLine(text, {
      x: 204,
      y: 186 - capital / 2 - (below ? 14 : 0),
      capital,
      colour: paper,
      weight: 0.15,
      centred: true,
    }) +
    (below
      ? writeLine(below, { x: 204, y: 240, capital: 15, colour: tint, weight: 0.15, centred: true })
      : '')
  );
}

/** A sheet on a clipboard with ticks and a sign. */
export const clipboard = (sign: HealthCondition, [base, shade, tint]: LabTone): string =>
  shadow(216, 322, 112) +
  block({ x: 116, y: 58, width: 196, height: 264 }, shade, 18) +
  block({ x: 110, y: 54, width: 196, height: 264 }, base, 18) +
  block({ x: 126, y: 76, width: 164, height: 226 }, paper, 8) +
  block({ x: 172, y: 38, width: 72, height: 40 }, silver, 10) +
  oval([208, 52], shade, 6) +
  emblem(sign, [176, 92], 64, [base, tint]) +
  [184, 222, 260]
    .map(
      (y) =>
        block({ x: 142, y, width: 26, height: 26 }, tint, 7) +
        line(`M149 ${y + 13} l5 6 l9 -11`, shade, 4) +
        line(`M182 ${y + 8} h88 M182 ${y + 19} h56`, paperShade, 6),
    )
    .join('');

/** A screen on a foot; what it shows lies inside (96, 78) to (384, 238). */
export const monitor = (shown: string, [base, shade]: LabTone): string =>
  shadow(240, 316, 128) +
  shape('M214 250 h52 l10 56 h-72 Z', silver) +
  block({ x: 168, y: 300, width: 144, height: 16 }, silverShade, 8) +
  block({ x: 78, y: 60, width: 324, height: 204 }, shade, 20) +
  block({ x: 78, y: 60, width: 324, height: 196 }, base, 20) +
  block({ x: 94, y: 76, width: 292, height: 164 }, '#123237', 10) +
  shown;

/** A drop of blood, sugar drink or urine. */
export const drop = (x: number, y: number, size: number, [base, tint]: readonly [string, string]): string =>
  emblem('Diabetes Care', [x - size / 2, y - size / 2], size, [base, tint]);

/** A cup for a urine sample with its lid beside it. */
export const cup = ([base, shade, tint]: LabTone): string =>
  shadow(226, 312, 150) +
  shape('M112 126 H288 L272 294 Q270 312 252 312 H148 Q130 312 128 294 Z', glass) +
  shape('M120 206 H280 L272 294 Q270 312 252 312 H148 Q130 312 128 294 Z', '#E9C468') +
  shape('M250 206 H280 L272 294 Q270 312 252 312 H238 Z', '#D9AE4C') +
  line('M138 150 h26 M141 178 h18', silverShade, 4) +
  block({ x: 150, y: 214, width: 100, height: 66 }, paper, 8) +
  line('M164 234 h72 M164 250 h72 M164 266 h44', tint, 6) +
  block({ x: 100, y: 92, width: 200, height: 38 }, base, 12) +
  block({ x: 100, y: 118, width: 200, height: 12 }, shade, 6) +
  [124, 148, 172, 196, 220, 244, 268].map((x) => line(`M${x} 100 v14`, tint, 3, 0.6)).join('');

/** A hand-held blood sugar meter with a strip. */
export const meter = (reading: string, [base, shade, tint]: LabTone): string =>
  shadow(212, 322, 92) +
  block({ x: 190, y: 40, width: 40, height: 64 }, paper, 5) +
  block({ x: 202, y: 40, width: 16, height: 22 }, blood[0], 4) +
  block({ x: 128, y: 84, width: 168, height: 236 }, shade, 46) +
  block({ x: 122, y: 80, width: 168, height: 236 }, base, 46) +
  block({ x: 142, y: 110, width: 128, height: 94 }, tint, 14) +
  writeLine(reading, { x: 206, y: 128, capital: 40, colour: shade, weight: 0.14, centred: true }) +
  writeLine('mg/dL', { x: 206, y: 180, capital: 11, colour: shade, weight: 0.14, centred: true }) +
  oval([206, 254], paper, 25) +
  oval([206, 254], tint, 17) +
  line('M154 254 l-10 0 M258 254 l10 0', tint, 6);

/** A page of a calendar with a sign on it. */
export const calendar = (sign: string, [base, shade, tint]: LabTone): string =>
  shadow(212, 308, 116) +
  block({ x: 112, y: 84, width: 204, height: 222 }, paperShade, 20) +
  block({ x: 106, y: 78, width: 204, height: 222 }, paper, 20) +
  `<path d="M106 98 a20 20 0 0 1 20 -20 h164 a20 20 0 0 1 20 20 v36 h-204 Z" fill="${base}"/>` +
  line('M152 62 v32 M264 62 v32', shade, 12) +
  [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        block({ x: 126 + column * 43, y: 154 + row * 46, width: 34, height: 34 }, tint, 8),
      ),
    )
    .join('') +
  sign;

/** A magnifying glass around (x, y). */
export const lens = (x: number, y: number, [base, shade]: readonly [string, string], seen: string): string =>
  line(`M${x + 38} ${y + 38} l40 40`, shade, 20) +
  oval([x, y], base, 58) +
  oval([x, y], glass, 46) +
  seen +
  line(`M${x - 30} ${y - 10} a32 32 0 0 1 18 -20`, '#FFFFFF', 6, 0.8);

/** The trace of a heartbeat from left to right, `width` units wide. */
export const trace = (x: number, y: number, width: number, colour: string): string => {
  const unit = width / 12;
  return line(
    `M${x} ${y} h${unit * 2} l${unit * 0.5} ${-unit * 0.5} l${unit * 0.5} ${unit * 0.5} h${unit * 0.7} l${unit * 0.6} ${unit * 0.9} l${unit * 0.9} ${-unit * 3.2} l${unit} ${unit * 4} l${unit * 0.7} ${-unit * 1.7} h${unit * 1.1} l${unit * 0.6} ${-unit * 0.7} l${unit * 0.7} ${unit * 0.7} H${x + width}`,
    colour,
    6,
  );
};

/** A long bone, lying aslant around (x, y). */
export const bone = (x: number, y: number, [base, shade]: readonly [string, string]): string =>
  `<g transform="translate(${x} ${y}) rotate(-32)">` +
  block({ x: -74, y: -20, width: 148, height: 40 }, base) +
  [
    [-78, -20],
    [-78, 20],
    [78, -20],
    [78, 20],
  ]
    .map(([left, top]) => oval([left, top], base, 27))
    .join('') +
  line('M-50 12 h100', shade, 7, 0.6) +
  `</g>`;
