import type { Tone } from './palette.js';
import { line, shape } from './svg.js';

export type Headwear = 'none' | 'turban' | 'hijab';

/** A wrapped turban: two wings that cross above the brow, with folds. */
const turban = ([cloth, fold]: Tone): string =>
  shape(
    'M130 160 C112 108 130 46 200 40 C270 46 288 108 270 160 C262 132 236 112 200 104 C164 112 138 132 130 160 Z',
    cloth,
  ) +
  shape('M200 40 C270 46 288 108 270 160 C262 132 236 112 200 104 C226 92 236 66 200 40 Z', fold) +
  shape('M176 118 Q200 84 224 118 Q200 106 176 118 Z', '#F3EADB') +
  ['M132 140 C136 104 160 76 196 62', 'M136 118 C144 86 166 62 192 52', 'M152 122 C162 104 180 90 204 82']
    .map((d) => line(d, fold, 3.5))
    .join('') +
  ['M268 140 C264 112 250 92 226 80', 'M262 112 C256 88 240 68 218 56']
    .map((d) => line(d, cloth, 3.5))
    .join('');

/** The part of a headscarf that lies behind the face and over the shoulders. */
const hijabBehind = ([cloth]: Tone): string =>
  shape(
    'M200 58 C132 58 116 118 122 180 C124 230 120 262 124 290 L276 290 C280 262 276 230 278 180 C284 118 268 58 200 58 Z',
    cloth,
  );

/** The part that frames the face and closes under the chin. */
const hijabFront = ([cloth, fold]: Tone): string =>
  `<path fill-rule="evenodd" fill="${cloth}" d="M200 58 C130 58 116 118 122 180 C126 236 122 258 118 276 C124 316 168 336 200 336 ` +
  'C232 336 276 316 282 276 C278 258 274 236 278 180 C284 118 270 58 200 58 Z ' +
  'M200 100 C238 100 254 128 254 160 C254 208 234 246 200 246 C166 246 146 208 146 160 C146 128 162 100 200 100 Z"/>' +
  [
    'M150 214 C162 252 196 272 268 282',
    'M134 232 C148 276 196 302 256 304',
    'M262 200 C262 232 252 252 236 266',
  ]
    .map((d) => line(d, fold, 4))
    .join('') +
  line('M134 140 C136 104 160 80 196 76', fold, 4);

/** What lies behind the head. */
export const headwearBehind = (kind: Headwear, tone: Tone): string =>
  kind === 'hijab' ? hijabBehind(tone) : '';

/** What lies on the head. */
export function headwearFront(kind: Headwear, tone: Tone): string {
  if (kind === 'turban') return turban(tone);
  return kind === 'hijab' ? hijabFront(tone) : '';
}
