import { line, oval, shape } from '../portraits/svg.js';
import {
  bandLabel,
  blister,
  block,
  carton,
  paper,
  paperShade,
  shadow,
  silver,
  silverShade,
  writeBrand,
  writeOn,
  type PackText,
} from './pack-shapes.js';

export type PackKind =
  | 'blister'
  | 'inhaler'
  | 'sachet'
  | 'tube'
  | 'jar'
  | 'bottle'
  | 'dropper'
  | 'spray'
  | 'bag'
  | 'box';

const tabletPack = (text: PackText): string =>
  shadow(222, 274, 176) +
  carton(text, { x: 62, y: 96, width: 310, height: 176 }, 44) +
  blister(276, 256, text.tone, /capsule/i.test(`${text.title} ${text.detail}`));

const boxPack = (text: PackText): string =>
  shadow(240, 297, 168) + carton(text, { x: 90, y: 98, width: 264, height: 198 }, 56);

const bottlePack = (text: PackText): string => {
  const [base, shade] = text.tone;
  return (
    shadow(240, 326, 108) +
    block({ x: 200, y: 30, width: 80, height: 46 }, paper, 8) +
    [214, 227, 240, 253, 266].map((x) => line(`M${x} 38 v30`, paperShade, 3)).join('') +
    block({ x: 210, y: 74, width: 60, height: 16 }, shade) +
    shape(
      'M210 86 H270 C274 104 332 104 332 140 V306 Q332 326 312 326 H168 Q148 326 148 306 V140 C148 104 206 104 210 86 Z',
      base,
    ) +
    shape('M300 112 C320 118 332 124 332 140 V306 Q332 326 312 326 H296 C310 300 312 150 300 112 Z', shade) +
    bandLabel(text, { x: 148, y: 148, width: 184, height: 152 }, 12)
  );
};

const jarPack = (text: PackText): string => {
  const [base, shade] = text.tone;
  return (
    shadow(240, 312, 138) +
    block({ x: 128, y: 62, width: 224, height: 50 }, shade, 12) +
    Array.from({ length: 11 }, (_, index) => line(`M${146 + index * 19} 74 v26`, base, 3)).join('') +
    block({ x: 116, y: 108, width: 248, height: 204 }, base, 22) +
    block({ x: 338, y: 130, width: 14, height: 166 }, shade, 7) +
    bandLabel(text, { x: 116, y: 134, width: 248, height: 156 }, 16)
  );
};

const tubePack = (text: PackText): string => {
  const [base, shade, tint] = text.tone;
  const dark = text.design === 'colour';
  return (
    shadow(236, 292, 196) +
    shape('M40 102 L62 100 V276 L40 274 Z', silver) +
    [118, 138, 158, 178, 198, 218, 238, 258].map((y) => line(`M44 ${y} h14`, silverShade, 2)).join('') +
    shape('M60 100 L352 118 Q372 120 372 140 V236 Q372 256 352 258 L60 276 Z', dark ? base : paper) +
    shape('M60 244 L372 228 V236 Q372 256 352 258 L60 276 Z', dark ? shade : tint) +
    (dark ? '' : shape('M60 100 L352 118 Q362 119 368 126 L60 112 Z', base)) +
    block({ x: 372, y: 150, width: 18, height: 76 }, dark ? shade : paperShade, 4) +
    block({ x: 386, y: 138, width: 52, height: 100 }, base, 10) +
    [152, 166, 180, 194, 208, 222].map((y) => line(`M396 ${y} h32`, shade, 3)).join('') +
    writeOn(text, { x: 82, y: 128, width: 270, height: 112 }, dark)
  );
};

const sachetPack = (text: PackText): string => {
  const [base, shade, tint] = text.tone;
  const edge = (y: number): string =>
    Array.from({ length: 15 }, (_, index) => line(`M${136 + index * 14} ${y} v10`, shade, 2, 0.5)).join('');
  return (
    shadow(244, 318, 146) +
    `<g transform="rotate(8 240 190)">${block({ x: 150, y: 50, width: 210, height: 262 }, shade, 8)}</g>` +
    block({ x: 126, y: 46, width: 220, height: 272 }, base, 8) +
    block({ x: 126, y: 46, width: 220, height: 22 }, tint, 8) +
    block({ x: 126, y: 296, width: 220, height: 22 }, tint, 8) +
    edge(52) +
    edge(302) +
    block({ x: 142, y: 88, width: 188, height: 190 }, paper, 12) +
    writeOn(text, { x: 154, y: 106, width: 164, height: 154 }, false)
  );
};

const besideCarton = (text: PackText, product: string): string =>
  shadow(230, 312, 186) + carton(text, { x: 52, y: 72, width: 206, height: 240 }, 36) + product;

const inhalerPack = (text: PackText): string => {
  const [base, shade, tint] = text.tone;
  return besideCarton(
    text,
    shadow(376, 316, 66) +
      block({ x: 336, y: 82, width: 62, height: 70 }, silver, 10) +
      block({ x: 384, y: 92, width: 8, height: 50 }, silverShade, 4) +
      shape('M322 132 Q322 124 330 124 H404 Q412 124 412 132 V250 H322 Z', base) +
      shape('M394 124 H404 Q412 124 412 132 V250 H394 Z', shade) +
      shape('M322 246 H412 L442 258 V314 L352 300 Q322 296 322 266 Z', base) +
      shape('M426 251 L448 260 V317 L426 314 Z', tint) +
      block({ x: 330, y: 166, width: 58, height: 60 }, paper, 8) +
      writeBrand(text, 359, 191, 48, shade),
  );
};

const dropperPack = (text: PackText): string => {
  const [base, shade] = text.tone;
  return besideCarton(
    text,
    shadow(372, 318, 58) +
      shape('M360 92 Q372 76 384 92 L390 128 H354 Z', paper) +
      block({ x: 344, y: 126, width: 56, height: 38 }, paper, 6) +
      [356, 366, 376, 386].map((x) => line(`M${x} 134 v22`, paperShade, 3)).join('') +
      shape(
        'M348 164 H396 C400 176 424 182 424 204 V302 Q424 318 408 318 H336 Q320 318 320 302 V204 C320 182 344 176 348 164 Z',
        base,
      ) +
      shape(
        'M406 186 C418 190 424 196 424 204 V302 Q424 318 408 318 H398 C408 290 410 220 406 186 Z',
        shade,
      ) +
      block({ x: 320, y: 220, width: 104, height: 68 }, paper) +
      writeBrand(text, 372, 248, 88, shade),
  );
};

const sprayPack = (text: PackText): string => {
  const [base, shade] = text.tone;
  return besideCarton(
    text,
    shadow(372, 318, 62) +
      block({ x: 352, y: 62, width: 40, height: 30 }, paper, 8) +
      oval([352, 76], shade, 4) +
      shape('M330 92 H414 Q420 92 420 100 V126 H324 V100 Q324 92 330 92 Z', paper) +
      block({ x: 318, y: 122, width: 108, height: 196 }, base, 14) +
      block({ x: 404, y: 136, width: 12, height: 168 }, shade, 6) +
      block({ x: 318, y: 184, width: 108, height: 84 }, paper) +
      writeBrand(text, 372, 220, 92, shade),
  );
};

const bagPack = (text: PackText): string => {
  const [base, shade, tint] = text.tone;
  return (
    shadow(240, 318, 158) +
    shape('M196 56 C196 24 284 24 284 56', tint) +
    line('M206 62 C206 32 274 32 274 62', shade, 7) +
    shape(
      'M98 66 C140 54 340 54 382 66 C398 130 398 260 384 308 C340 322 140 322 96 308 C82 260 82 130 98 66 Z',
      base,
    ) +
    shape('M356 60 L382 66 C398 130 398 260 384 308 L352 314 C370 250 372 130 356 60 Z', shade) +
    block({ x: 110, y: 94, width: 232, height: 194 }, paper, 18) +
    writeOn(text, { x: 126, y: 114, width: 200, height: 156 }, false)
  );
};

/** The picture of each kind of pack, on its shadow, in the middle of 480 × 360 units. */
export const packsByKind: Record<PackKind, (text: PackText) => string> = {
  blister: tabletPack,
  inhaler: inhalerPack,
  sachet: sachetPack,
  tube: tubePack,
  jar: jarPack,
  bottle: bottlePack,
  dropper: dropperPack,
  spray: sprayPack,
  bag: bagPack,
  box: boxPack,
};
