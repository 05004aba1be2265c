import { line, oval, shape } from '../portraits/svg.js';
import { writeLine } from '../pharmacy/lettering.js';
import { block, paper, paperShade, shadow, silverShade } from '../pharmacy/pack-shapes.js';
import { blood, calendar, drop, lens, sun, type LabTone } from './lab-things.js';

/** A drop of blood in front of its cells. */
export const bloodCells = (): string =>
  shadow(216, 318, 96) +
  drop(216, 184, 260, [blood[0], blood[2]]) +
  [
    [196, 218],
    [240, 200],
    [232, 254],
  ]
    .map(([x, y]) => oval([x, y], '#C9767A', 22) + oval([x, y], blood[0], 11))
    .join('');

/** A graduated pipette in a stand: how fast blood settles. */
export const settling = ([base, shade]: LabTone): string =>
  shadow(212, 318, 110) +
  block({ x: 122, y: 292, width: 180, height: 26 }, base, 8) +
  block({ x: 268, y: 60, width: 16, height: 240 }, shade, 6) +
  block({ x: 176, y: 88, width: 100, height: 16 }, shade, 6) +
  block({ x: 176, y: 246, width: 100, height: 16 }, shade, 6) +
  block({ x: 174, y: 46, width: 44, height: 246 }, paper, 20) +
  block({ x: 174, y: 110, width: 44, height: 90 }, sun[2]) +
  `<path d="M174 182 h44 v88 a22 22 0 0 1 -44 0 Z" fill="${blood[0]}"/>` +
  [70, 94, 118, 142, 166, 190, 214, 238].map((y) => line(`M174 ${y} h16`, silverShade, 3)).join('');

/** A card with fields for the blood groups. */
export const groupCard = ([base, shade]: LabTone): string =>
  shadow(212, 300, 140) +
  block({ x: 80, y: 96, width: 268, height: 200 }, paperShade, 20) +
  block({ x: 74, y: 90, width: 268, height: 200 }, paper, 20) +
  ['A', 'B', 'Rh']
    .map((sign, index) => {
      const x = 122 + index * 86;
      return (
        writeLine(sign, {
          x,
          y: 118,
          capital: 28,
          colour: index === 2 ? shade : base,
          weight: 0.16,
          centred: true,
        }) +
        oval([x, 216], paperShade, 36) +
        oval([x, 216], blood[2], 30) +
        (index === 1
          ? oval([x, 216], blood[0], 22)
          : [
              [-10, -8],
              [10, -4],
              [-4, 11],
              [14, 12],
            ]
              .map(([dx, dy]) => oval([x + dx, 216 + dy], blood[0], 7))
              .join(''))
      );
    })
    .join('');

/** A glass with the sugar drink and a clock. */
export const sugarDrink = ([base, shade, tint]: LabTone): string =>
  shadow(208, 318, 118) +
  line('M196 150 L232 40 H262', base, 9) +
  shape('M112 96 H236 L222 300 Q220 316 206 316 H142 Q128 316 126 300 Z', '#FFFFFF', 0.9) +
  shape('M118 164 H230 L222 300 Q220 316 206 316 H142 Q128 316 126 300 Z', sun[0]) +
  oval([160, 204], sun[2], 7) +
  oval([186, 240], sun[2], 5) +
  oval([156, 262], sun[2], 6) +
  oval([282, 252], shade, 62) +
  oval([282, 252], paper, 50) +
  line('M282 252 V220 M282 252 l22 14', base, 8) +
  [0, 90, 180, 270]
    .map((turn) => `<g transform="rotate(${turn} 282 252)">${line('M282 210 v4', tint, 6)}</g>`)
    .join('');

/** A yellow drop on a colour scale. */
export const yellowScale = ([base]: LabTone): string =>
  shadow(204, 316, 120) +
  drop(204, 138, 190, [sun[0], sun[2]]) +
  block({ x: 88, y: 252, width: 232, height: 56 }, paper, 16) +
  ['#F8EBC6', '#F0D68F', '#E3B866', '#C99A45']
    .map((fill, index) => block({ x: 102 + index * 53, y: 264, width: 45, height: 32 }, fill, 8))
    .join('') +
  line('M232 246 l9 -14 h-18 Z', base, 5);

/** Crystals of uric acid. */
export const crystals = ([base, shade, tint]: LabTone): string =>
  shadow(208, 312, 118) +
  shape('M158 80 L196 124 V272 L158 308 L120 272 V124 Z', base) +
  shape('M158 80 L196 124 V272 L158 308 Z', shade) +
  shape('M252 130 L286 168 V280 L252 310 L218 280 V168 Z', tint) +
  shape('M252 130 L286 168 V280 L252 310 Z', base, 0.55) +
  shape('M310 206 L330 228 V292 L310 310 L290 292 V228 Z', base) +
  shape('M310 206 L330 228 V292 L310 310 Z', shade);

/** A glass slide with cells under a lens. */
export const slide = ([base, shade, tint]: LabTone): string =>
  shadow(208, 306, 140) +
  `<g transform="rotate(-10 200 220)">` +
  block({ x: 72, y: 166, width: 270, height: 118 }, paper, 12) +
  block({ x: 72, y: 166, width: 76, height: 118 }, tint, 12) +
  line('M90 200 h38 M90 220 h38 M90 240 h22', shade, 5, 0.6) +
  `</g>` +
  lens(
    258,
    176,
    [base, shade],
    [
      [-18, -8],
      [14, -18],
      [4, 14],
      [-14, 22],
      [26, 10],
    ]
      .map(([x, y]) => oval([258 + x, 176 + y], blood[2], 13) + oval([258 + x, 176 + y], blood[0], 4.5))
      .join(''),
  );

export const cycle = (tone: LabTone): string =>
  calendar(
    [
      [0, 1],
      [0, 2],
      [0, 3],
    ]
      .map(([row, column]) => oval([143 + column * 43, 171 + row * 46], blood[0], 11))
      .join(''),
    tone,
  );

export const threeMonths = (tone: LabTone): string =>
  calendar(drop(262, 246, 110, [blood[0], blood[2]]), tone);

/** A leaf of spinach. */
export const leaf = (): string =>
  shadow(208, 322, 70) +
  shape(
    'M208 46 C282 88 306 172 276 228 C260 258 232 272 208 274 C184 272 156 258 140 228 C110 172 134 88 208 46 Z',
    '#4A8A63',
  ) +
  shape('M208 46 C282 88 306 172 276 228 C260 258 232 272 208 274 Z', '#3A7251') +
  line('M208 84 V322', '#CFE5D6', 8) +
  line(
    'M208 150 l-38 -28 M208 150 l38 -28 M208 204 l-46 -30 M208 204 l46 -30 M208 250 l-36 -22 M208 250 l36 -22',
    '#CFE5D6',
    6,
    0.8,
  );
