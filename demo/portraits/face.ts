import { gold, ink, sindoor, type Tone } from './palette.js';
import { line, mirrored, oval, shape } from './svg.js';

export type Smile = 'gentle' | 'broad' | 'open';
export type Brows = 'soft' | 'arched' | 'strong';
export type Glasses = 'none' | 'round' | 'square' | 'halfRim';
export type Earrings = 'none' | 'studs' | 'jhumka';

/** One skin: its tone and shade, and the colours of lips and cheeks on it. */
export interface Skin {
  tone: Tone;
  lip: string;
  blush: string;
}

const jaws = {
  soft: 'C260 204 236 250 200 250 C164 250 140 204 140 150',
  firm: 'C260 206 246 230 226 244 C212 253 188 253 174 244 C154 230 140 206 140 150',
} as const;
const skull = 'M140 150 C140 106 162 84 200 84 C238 84 260 106 260 150';
/** A crescent along one side of the face: the second tone of the skin. */
const sideShade = {
  soft: 'M259 132 C266 200 238 250 200 250 C192 250 186 248 181 246 C228 240 252 196 259 132 Z',
  firm: 'M259 132 C264 206 246 230 226 244 C214 252 196 253 183 249 C232 240 252 196 259 132 Z',
} as const;
export type Jaw = keyof typeof jaws;

/** The neck with the shadow of the chin on it. Half width in units; drawn under the clothes. */
export function neck(skin: Skin, halfWidth: number): string {
  const [left, right] = [200 - halfWidth, 200 + halfWidth];
  return (
    shape(
      `M${left} 214 L${right} 214 L${right} 284 L${right + 30} 318 L200 372 L${left - 30} 318 L${left} 284 Z`,
      skin.tone[0],
    ) + shape(`M${left} 226 L${right} 226 L${right} 262 Q206 292 ${left} 254 Z`, skin.tone[1])
  );
}

/** Ears and the face without features. */
export const head = (skin: Skin, jaw: Jaw): string =>
  mirrored(oval([139, 172], skin.tone[1], 12, 18) + oval([138, 171], skin.tone[0], 9, 15)) +
  shape(`${skull} ${jaws[jaw]} Z`, skin.tone[0]) +
  shape(sideShade[jaw], skin.tone[1], 0.75);

const brow: Record<Brows, [d: string, width: number]> = {
  soft: ['M160 147 Q173 139 187 146', 5],
  arched: ['M159 148 Q170 135 188 145', 4.5],
  strong: ['M157 148 Q172 137 188 147', 7],
};

/** Eyebrows in the hair's colour. */
export const eyebrows = (kind: Brows, colour: string): string =>
  mirrored(line(brow[kind][0], colour, brow[kind][1]));

/** Eyes that smile a little; `lashes` draws the lid line longer, with a flick. */
export function eyes(lashes: boolean): string {
  const lid = lashes ? 'M158 164 L163 166 Q174 154 186 166' : 'M163 166 Q174 156 185 166';
  const eye =
    shape('M163 167 Q174 155 185 167 Q174 178 163 167 Z', '#FFFFFF', 0.92) + oval([174, 167], ink, 6.2, 6.8);
  return (
    mirrored(eye + line(lid, ink, lashes ? 4 : 3.2)) +
    oval([176.4, 164.6], '#FFFFFF', 2) +
    oval([228.4, 164.6], '#FFFFFF', 2)
  );
}

/** Nose and cheeks. */
export const middle = (skin: Skin): string =>
  line('M197 178 Q193 196 190 200 Q195 207 206 203', skin.tone[1], 4.5) +
  `<g opacity=".3">${mirrored(oval([160, 201], skin.blush, 14, 9))}</g>`;

/** The mouth, always friendly. */
export function mouth(kind: Smile, skin: Skin): string {
  if (kind === 'gentle') return line('M179 221 Q200 234 221 221', skin.lip, 4.8);
  if (kind === 'broad') {
    return (
      line('M174 218 Q200 239 226 218', skin.lip, 4.8) +
      line('M171 215 Q173 219 176 220', skin.lip, 3.5) +
      line('M229 215 Q227 219 224 220', skin.lip, 3.5)
    );
  }
  return (
    shape('M173 216 Q200 222 227 216 Q222 240 200 240 Q178 240 173 216 Z', skin.lip) +
    shape('M179 219.5 Q200 224 221 219.5 Q218 229 200 230 Q182 229 179 219.5 Z', '#FFFFFF')
  );
}

/** The soft lines of later years. */
export const laughLines = (skin: Skin): string =>
  mirrored(
    line('M166 203 Q160 212 162 222', skin.tone[1], 3) +
      line('M152 174 L146 178 M153 168 L146 168', skin.tone[1], 2.5),
  ) + line('M182 120 Q200 116 218 120', skin.tone[1], 2.8);

/** Spectacles in front of the eyes, with arms that reach the ears. */
export function spectacles(kind: Glasses, colour: string): string {
  if (kind === 'none') return '';
  const arm = line('M153 163 L141 160', colour, 4);
  const bridge = line('M194 165 Q200 160 206 165', colour, 4);
  const lens = {
    round: `<circle cx="173" cy="168" r="21" fill="#FFFFFF" fill-opacity=".16" stroke="${colour}" stroke-width="4"/>`,
    square: `<rect x="152" y="152" width="42" height="33" rx="8" fill="#FFFFFF" fill-opacity=".16" stroke="${colour}" stroke-width="4.5"/>`,
    halfRim:
      `<path d="M153 158 Q153 184 173 184 Q193 184 193 158 Z" fill="#FFFFFF" fill-opacity=".16"/>` +
      line('M152 158 L194 158', colour, 5.5) +
      line('M153 160 Q154 184 173 184 Q192 184 193 160', colour, 1.8),
  }[kind];
  return mirrored(lens + arm) + bridge;
}

/** Studs or bell-shaped jhumkas under the ears. */
export function earrings(kind: Earrings): string {
  if (kind === 'none') return '';
  if (kind === 'studs') return mirrored(oval([137, 189], gold, 4.5));
  return mirrored(
    oval([137, 189], gold, 4) +
      shape('M127 209 Q128 194 137 194 Q146 194 147 209 Z', gold) +
      oval([137, 211], '#B98528', 3.5),
  );
}

/** A small round mark between the brows. */
export const bindi = (): string => oval([200, 137], sindoor, 4.6);
