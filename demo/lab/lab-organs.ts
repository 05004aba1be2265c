import { line, oval, shape } from '../portraits/svg.js';
import { emblem } from '../pharmacy/pack-look.js';
import { block, paper, paperShade, shadow, silver, silverShade } from '../pharmacy/pack-shapes.js';
import { blood, bone, drop, ink, lens, sun, type LabTone } from './lab-things.js';

/** A heart with a thing beside it. */
const heartWith = (beside: string, [base, , tint]: LabTone): string =>
  shadow(216, 318, 110) + emblem('Cardiac Care', [86, 52], 260, [base, tint]) + beside;

export const heartAndFat = (tone: LabTone): string => heartWith(drop(316, 258, 116, [sun[0], sun[2]]), tone);

export const heartAlarm = (tone: LabTone): string =>
  heartWith(
    oval([312, 258], paper, 46) + oval([312, 258], blood[0], 38) + line('M312 238 v24 M312 277 v1', paper, 9),
    tone,
  );

export const heartLens = (tone: LabTone): string =>
  heartWith(
    lens(
      292,
      236,
      [silver, silverShade],
      [
        [-14, -8],
        [12, -14],
        [4, 14],
        [-18, 18],
        [22, 12],
      ]
        .map(([x, y]) => oval([292 + x, 236 + y], blood[0], 8))
        .join(''),
    ),
    tone,
  );

const gland = (base: string, shade: string): string =>
  shape(
    'M204 214 C176 226 160 262 138 254 C110 244 120 178 142 150 C158 130 176 152 180 180 C184 200 194 204 204 204 C214 204 224 200 228 180 C232 152 250 130 266 150 C288 178 298 244 270 254 C248 262 232 226 204 214 Z',
    base,
  ) + line('M146 178 C140 198 138 216 142 232 M262 178 C268 198 270 216 266 232', shade, 7, 0.5);

/** The thyroid gland in front of the windpipe. */
export const thyroid = ([base, shade, tint]: LabTone): string =>
  shadow(206, 318, 92) +
  block({ x: 174, y: 58, width: 60, height: 258 }, paper, 20) +
  [84, 112, 140, 240, 268, 294].map((y) => line(`M182 ${y} h44`, tint, 9)).join('') +
  gland(base, shade);

/** The gland with antibodies around it. */
export const antibodies = (tone: LabTone): string =>
  thyroid(tone) +
  [
    [96, 110, -24],
    [318, 96, 28],
    [88, 276, 200],
    [326, 268, 160],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M0 26 V0 M0 0 L-17 -20 M0 0 L17 -20', blood[0], 10)}</g>`,
    )
    .join('');

export const liver = ([base, , tint]: LabTone): string =>
  shadow(208, 306, 120) + emblem('Liver Care', [62, 40], 292, [base, tint]);

/** A germ held off by a shield. */
export const shielded = ([base, , tint]: LabTone): string =>
  shadow(200, 322, 96) +
  emblem('Cold & Immunity', [70, 54], 264, [base, tint]) +
  [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 306 112)">${line('M306 112 V66', blood[0], 8) + oval([306, 64], blood[0], 8)}</g>`,
    )
    .join('') +
  oval([306, 112], blood[0], 32) +
  oval([296, 104], blood[2], 7) +
  oval([314, 120], blood[2], 5);

const kidneyShape =
  'M0 -78 C46 -84 66 -40 62 4 C58 52 30 84 -4 78 C-34 72 -36 40 -22 20 C-12 6 -14 -10 -24 -24 C-40 -48 -30 -74 0 -78 Z';

const kidney = (x: number, y: number, mirror: boolean, [base, shade]: LabTone): string =>
  `<g transform="translate(${x} ${y}) scale(${mirror ? -1 : 1} 1)">` +
  shape(kidneyShape, base) +
  line('M-16 0 C4 0 12 -18 18 -34 M-16 2 C6 6 14 20 14 40', shade, 8, 0.6) +
  `</g>`;

export const kidneys = (tone: LabTone): string =>
  shadow(208, 318, 96) +
  line('M160 182 C186 196 188 240 196 304 M256 182 C230 196 228 240 220 304', blood[2], 12) +
  kidney(136, 156, true, tone) +
  kidney(280, 156, false, tone);

/** A kidney and a gauge for its filtering rate. */
export const kidneyGauge = (tone: LabTone): string =>
  shadow(208, 318, 120) +
  `<g transform="translate(-96 -66) scale(1.3)">${kidney(190, 170, true, tone)}</g>` +
  oval([282, 240], paper, 76) +
  line('M232 264 A56 56 0 0 1 254 194', '#DDA245', 14) +
  line('M266 187 A56 56 0 0 1 332 264', tone[0], 14) +
  line('M282 246 L308 214', ink, 8) +
  oval([282, 246], ink, 9);

/** A big heart that holds a small one. */
export const motherAndChild = ([base, shade, tint]: LabTone): string =>
  shadow(208, 322, 96) +
  oval([232, 92], shade, 40) +
  shape(
    'M176 318 C156 246 166 168 214 140 C250 128 262 160 258 184 C306 196 316 262 270 284 L266 318 Z',
    base,
  ) +
  shape(
    'M252 226 c-12 -20 -40 -8 -28 14 c6 10 18 16 28 24 c10 -8 22 -14 28 -24 c12 -22 -16 -34 -28 -14 Z',
    tint,
  );

export const sunAndBone = (): string =>
  shadow(210, 316, 112) +
  Array.from(
    { length: 12 },
    (_, index) => `<g transform="rotate(${index * 30} 178 146)">${line('M178 52 v18', sun[1], 10)}</g>`,
  ).join('') +
  oval([178, 146], sun[0], 62) +
  `<g transform="translate(92 80) scale(0.78)">${bone(236, 240, [paper, silverShade])}</g>`;

/** A standing person with ticks beside. */
export const wholeBody = ([base, shade, tint]: LabTone): string =>
  shadow(206, 330, 120) +
  oval([172, 76], base, 34) +
  shape(
    'M124 138 Q128 118 148 118 H196 Q216 118 220 138 L230 226 H208 L200 176 L196 326 H176 L172 236 L168 326 H148 L144 176 L136 226 H114 Z',
    base,
  ) +
  shape('M172 118 H196 Q216 118 220 138 L230 226 H208 L200 176 L196 326 H176 L172 236 Z', shade, 0.6) +
  block({ x: 252, y: 92, width: 128, height: 206 }, paper, 18) +
  [118, 176, 234]
    .map(
      (y) =>
        oval([282, y + 12], tint, 17) +
        line(`M274 ${y + 12} l6 7 l11 -13`, shade, 5) +
        line(`M312 ${y + 6} h50 M312 ${y + 20} h32`, paperShade, 7),
    )
    .join('');
