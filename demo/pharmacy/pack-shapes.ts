import type { HealthCondition } from '../../openapi/contract/shop/medicines.js';
import { line, oval, shape } from '../portraits/svg.js';
import { fitText, widthOf, writeLine, writeLines } from './lettering.js';
import { emblem, type PackTone } from './pack-look.js';

/** A label on white, on the brand's colour, or on its tint. */
export const designs = ['white', 'colour', 'tint'] as const;
export type Design = (typeof designs)[number];

/** What a pack says, and in which colours. */
export interface PackText {
  title: string;
  detail: string;
  brand: string;
  condition: HealthCondition;
  tone: PackTone;
  design: Design;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const paper = '#FFFFFF';
export const paperShade = '#DCE6E8';
export const silver = '#C9D3D8';
export const silverShade = '#A9B7BE';

/** A filled rectangle with round corners. */
export const block = ({ x, y, width, height }: Area, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** The soft shadow a pack stands on. */
export const shadow = (x: number, y: number, halfWidth: number): string =>
  `<g opacity="0.16">${oval([x, y], '#12363A', halfWidth, 9)}</g>`;

interface Inks {
  brand: string;
  title: string;
  detail: string;
}

const BRAND_SIZE = 11;
const TITLE_SIZES = [34, 31, 28, 25, 22, 20, 18, 16, 14, 12, 10] as const;
const DETAIL_SIZES = [15, 14, 13, 12, 11, 10] as const;

/** Brand, title and detail from the top of an area to its foot, all inside it. */
export function writeLabel(
  text: PackText,
  { x, y, width, height }: Area,
  inks: Inks,
  centred = false,
): string {
  const left = centred ? x + width / 2 : x;
  const detail = text.detail && fitText(text.detail, { width, lines: 3, capitals: DETAIL_SIZES });
  const foot = y + height - (detail ? detail.height : 0);
  const start = y + BRAND_SIZE + 16;
  const room = foot - start - (detail ? 16 : 0);
  const title = fitText(text.title, {
    width,
    height: room,
    lines: width > 220 ? 2 : 4,
    capitals: TITLE_SIZES,
  });
  const top = start + (room - title.height) / 2;
  return (
    writeLine(text.brand, { x: left, y, capital: BRAND_SIZE, colour: inks.brand, weight: 0.15, centred }) +
    writeLines(title, { x: left, y: top, colour: inks.title, weight: 0.165, centred }) +
    (detail ? writeLines(detail, { x: left, y: foot, colour: inks.detail, weight: 0.14, centred }) : '')
  );
}

const onPaper = ([base, shade]: PackTone): Inks => ({ brand: base, title: shade, detail: '#48595D' });
const onColour = ([, , tint]: PackTone): Inks => ({ brand: tint, title: paper, detail: tint });

const inset = ({ x, y, width, height }: Area, left: number, top = left, right = left, foot = top): Area => ({
  x: x + left,
  y: y + top,
  width: width - left - right,
  height: height - top - foot,
});

/** A front in one of three calm designs; `padding` keeps the text off the edge. */
function front(text: PackText, area: Area, padding: number): string {
  const { tone, design, condition } = text;
  const { x, y, width, height } = area;
  const size = Math.min(34, width / 6);
  const corner = [x + width - padding - size + 4, y + padding - 6] as const;
  if (design === 'white') {
    return (
      block(area, paper) +
      block({ x, y, width: 12, height }, tone[0]) +
      block({ x, y: y + height - 10, width, height: 10 }, tone[0]) +
      emblem(condition, corner, size, [tone[0], paper]) +
      writeLabel(text, inset(area, padding + 10, padding, padding - 4, padding + 8), onPaper(tone))
    );
  }
  if (design === 'colour') {
    const wave = `M${x} ${y + height} V${y + height - 34} C${x + width * 0.3} ${y + height - 74} ${x + width * 0.6} ${y + height - 4} ${x + width} ${y + height - 48} V${y + height} Z`;
    return (
      block(area, tone[0]) +
      shape(wave, tone[1]) +
      emblem(condition, corner, size, [tone[2], tone[0]]) +
      writeLabel(text, inset(area, padding), onColour(tone))
    );
  }
  return (
    block(area, tone[2]) +
    shape(
      `M${x + width} ${y} V${y + height} H${x + width * 0.62} C${x + width * 0.98} ${y + height * 0.8} ${x + width * 0.62} ${y + height * 0.3} ${x + width * 0.86} ${y} Z`,
      paper,
      0.7,
    ) +
    block({ x, y, width, height: 8 }, tone[0]) +
    emblem(condition, [corner[0], corner[1] + 6], size, [tone[0], tone[2]]) +
    writeLabel(text, inset(area, padding, padding + 4, padding, padding), onPaper(tone))
  );
}

/** A carton seen a little from above and from the right; `depth` is how far it goes back. */
export function carton(text: PackText, area: Area, depth: number): string {
  const { x, y, width, height } = area;
  const [dx, dy] = [depth, depth * 0.62];
  const [base, shade] = text.tone;
  const coloured = text.design === 'colour';
  const lid = `M${x} ${y} l${dx} ${-dy} h${width} l${-dx} ${dy} Z`;
  const side = `M${x + width} ${y} l${dx} ${-dy} v${height} l${-dx} ${dy} Z`;
  const sideFoot = `M${x + width} ${y + height - 10} l${dx} ${-dy} v10 l${-dx} ${dy} Z`;
  return (
    shape(lid, coloured ? base : paperShade) +
    (coloured ? shape(lid, paper, 0.18) : '') +
    shape(side, coloured ? shade : silver) +
    (text.design === 'white' ? shape(sideFoot, shade) : '') +
    front(text, area, width > 240 ? 22 : 16)
  );
}

const pill = (x: number, y: number, [base, shade, tint]: PackTone, capsule: boolean): string =>
  capsule
    ? block({ x: x - 12, y: y - 7, width: 24, height: 17 }, silverShade, 8) +
      block({ x: x - 12, y: y - 8, width: 24, height: 16 }, paper, 8) +
      shape(`M${x} ${y - 8} h4 a8 8 0 0 1 0 16 h-4 Z`, base)
    : oval([x, y], silverShade, 10) +
      oval([x, y - 1.5], tint, 9) +
      line(`M${x - 5} ${y - 1.5} h10`, shade, 1.4, 0.5);

/** A strip of two by five tablets or capsules, turned a little. */
export function blister(x: number, y: number, tone: PackTone, capsule: boolean): string {
  const places = Array.from({ length: 10 }, (_, index) => [
    22 + (index % 5) * 31,
    22 + Math.floor(index / 5) * 32,
  ]);
  return (
    `<g transform="translate(${x} ${y}) rotate(-7)">` +
    block({ x: 3, y: 5, width: 168, height: 76 }, silverShade, 10) +
    block({ x: 0, y: 0, width: 168, height: 76 }, '#E4EAED', 10) +
    places.map(([left, top]) => pill(left, top, tone, capsule)).join('') +
    `</g>`
  );
}

/** A brand's own label around a round body, such as a bottle or a jar. */
export function bandLabel(text: PackText, area: Area, padding: number): string {
  const { tone } = text;
  const foot = { ...area, y: area.y + area.height - 8, height: 8 };
  const ground = text.design === 'colour' ? tone[2] : paper;
  return (
    block(area, ground) +
    block({ ...area, height: 8 }, tone[0]) +
    block(foot, tone[0]) +
    writeLabel(text, inset(area, padding, 22), onPaper(tone), true)
  );
}

/** A pack's front of free shape is written in the middle of its area. */
export const writeOn = (text: PackText, area: Area, dark: boolean): string =>
  writeLabel(text, area, dark ? onColour(text.tone) : onPaper(text.tone), true);

/** The brand alone, in the middle of a place too small for more. */
export const writeBrand = (text: PackText, x: number, y: number, width: number, colour: string): string => {
  const capital = [13, 12, 11, 10, 9, 8, 7].find((size) => widthOf(text.brand, size) <= width) ?? 6;
  return writeLine(text.brand, { x, y, capital, colour, weight: 0.15, centred: true });
};
