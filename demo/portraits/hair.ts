import type { Tone } from './palette.js';
import { line, mirrored, oval, shape } from './svg.js';

/** A head of hair in three layers: behind the person, on the head, and falling over the clothes. */
interface Hair {
  behind?: (tone: Tone) => string;
  top: (tone: Tone) => string;
  over?: (tone: Tone) => string;
}

/** The outline of hair on the skull from ear to ear; `side` is how far down it reaches. */
const cap = (side: number, crown = 66): string =>
  `M136 ${side} C126 104 158 ${crown} 200 ${crown} C242 ${crown} 274 104 264 ${side}`;
const shine = (d: string, tone: Tone, width = 5): string => line(d, tone[1], width);

const centreParted = (tone: Tone): string =>
  shape(`${cap(186)} C262 150 246 116 200 96 C154 116 138 150 136 186 Z`, tone[0]) +
  mirrored(shine('M192 84 Q156 94 146 132', tone)) +
  line('M200 68 L200 95', tone[1], 3);
const sideParted = (tone: Tone): string =>
  shape(`${cap(186)} C264 150 246 120 174 92 C156 112 140 146 136 186 Z`, tone[0]) +
  shine('M186 82 Q238 92 252 136', tone) +
  shine('M166 86 Q148 102 144 130', tone, 4);
const drawnBack = (tone: Tone): string =>
  shape(`${cap(168, 68)} C258 128 238 104 200 104 C162 104 142 128 136 168 Z`, tone[0]) +
  mirrored(shine('M188 84 Q158 90 147 124', tone, 4)) +
  shine('M200 78 L200 96', tone, 4);

const longBehind = (tone: Tone): string =>
  shape('M132 150 C106 210 118 280 96 340 L304 340 C282 280 294 210 268 150 Z', tone[0]);
const wavyBehind = (tone: Tone): string =>
  shape(
    'M134 140 C100 160 118 196 104 220 C92 246 112 268 102 300 C120 326 156 318 170 300 L230 300 C244 318 280 326 298 300 ' +
      'C288 268 308 246 296 220 C282 196 300 160 266 140 Z',
    tone[0],
  );
const bobBehind = (tone: Tone): string =>
  shape(
    'M134 140 C116 190 112 238 120 264 Q146 278 172 264 L228 264 Q254 278 280 264 C288 238 284 190 266 140 Z',
    tone[0],
  );
const curls = (at: readonly (readonly [number, number, number])[], colour: string): string =>
  at.map(([x, y, r]) => oval([x, y], colour, r)).join('');
const curlyCrown = [
  [148, 112, 20],
  [160, 90, 22],
  [184, 76, 22],
  [210, 74, 23],
  [236, 86, 22],
  [252, 110, 20],
  [142, 136, 13],
  [258, 136, 13],
  [178, 98, 16],
  [202, 96, 17],
  [226, 100, 16],
] as const;

/** Short sides shared by the cropped styles: hair down to the middle of the ears. */
const shortSides = (tone: Tone): string =>
  mirrored(shape('M136 164 C132 140 136 118 148 108 L154 122 Q146 134 145 152 Z', tone[0]));

const styles = {
  sidePart: {
    top: (tone) =>
      shape(
        'M136 160 C124 104 152 62 206 64 C254 66 274 106 264 160 L257 138 C254 120 240 112 226 112 C204 112 184 108 170 96 C158 106 148 122 144 140 Z',
        tone[0],
      ) + shine('M178 84 Q214 100 246 98', tone),
  },
  quiff: {
    top: (tone) =>
      shortSides(tone) +
      shape(
        'M140 132 C130 96 150 70 178 62 C214 44 262 66 262 108 Q264 124 259 140 C254 120 240 112 222 110 C192 106 164 108 148 120 Z',
        tone[0],
      ) +
      shine('M166 92 Q194 68 236 80', tone) +
      shine('M176 100 Q204 84 244 98', tone, 4),
  },
  crop: {
    top: (tone) =>
      shape(
        'M137 158 C130 104 160 74 200 74 C240 74 270 104 263 158 L257 134 C254 114 238 104 200 104 C162 104 146 114 143 134 Z',
        tone[0],
      ) + shine('M168 92 Q200 82 232 92', tone, 4),
  },
  swept: {
    top: (tone) =>
      shape(
        'M136 160 C122 100 158 62 204 62 C250 62 276 104 264 160 L258 136 Q252 112 232 102 Q206 94 182 98 Q152 106 143 136 Z',
        tone[0],
      ) +
      shine('M160 104 Q176 76 210 74', tone) +
      shine('M186 98 Q204 82 232 84', tone, 4) +
      shine('M214 98 Q232 94 246 104', tone, 4),
  },
  tousled: {
    top: (tone) =>
      shape(
        'M137 160 C124 116 140 76 176 68 Q190 54 208 64 Q236 58 250 84 Q272 104 263 160 L256 134 Q248 128 244 114 Q232 124 220 112 Q206 124 192 112 Q178 124 168 112 Q152 122 144 138 Z',
        tone[0],
      ) +
      shine('M160 94 Q176 78 196 82', tone) +
      shine('M214 80 Q236 84 244 100', tone, 4),
  },
  curlyShort: {
    top: (tone) =>
      curls(curlyCrown, tone[0]) +
      shine('M166 86 Q174 76 186 80', tone, 4) +
      shine('M212 76 Q224 74 232 84', tone, 4) +
      shine('M190 96 Q198 90 208 94', tone, 4),
  },
  receding: {
    top: (tone) =>
      shape(
        'M137 164 C130 108 160 74 200 74 C240 74 270 108 263 164 L257 136 C256 112 246 100 232 92 Q218 108 200 104 Q182 108 168 92 C154 100 144 112 143 136 Z',
        tone[0],
      ) + shine('M182 86 Q200 80 218 86', tone, 4),
  },
  balding: {
    top: (tone) =>
      mirrored(
        shape('M136 174 C126 146 128 120 141 112 C150 110 151 122 148 132 Q144 144 145 160 Z', tone[0]) +
          shine('M139 148 Q138 130 143 120', tone, 3),
      ) + line('M180 96 Q200 90 220 96', '#FFFFFF', 5, 0.28),
  },
  bald: { top: () => line('M178 98 Q200 90 222 98', '#FFFFFF', 6, 0.3) },
  longCentre: { behind: longBehind, top: centreParted },
  longSide: {
    behind: longBehind,
    top: sideParted,
    over: (tone) =>
      shape('M262 176 C276 226 290 262 280 330 Q262 344 252 330 C262 284 256 230 254 196 Z', tone[0]) +
      shine('M266 226 Q274 270 268 318', tone, 4),
  },
  wavy: { behind: wavyBehind, top: sideParted },
  bob: { behind: bobBehind, top: centreParted },
  fringeBob: {
    behind: bobBehind,
    top: (tone) =>
      shape(
        `${cap(190)} C262 164 258 150 254 138 Q228 128 200 130 Q172 128 146 138 C142 150 138 164 136 190 Z`,
        tone[0],
      ) + shine('M154 112 Q200 92 246 112', tone),
  },
  lowBun: {
    behind: (tone) => oval([252, 232], tone[0], 27, 25) + shine('M246 216 Q264 216 270 232', tone, 4),
    top: centreParted,
  },
  topBun: {
    behind: (tone) => oval([200, 62], tone[0], 34, 30) + shine('M180 54 Q198 40 218 50', tone),
    top: drawnBack,
  },
  ponytail: {
    behind: (tone) =>
      shape('M236 92 C290 96 306 150 296 210 C292 248 300 276 284 306 C262 280 256 236 258 180 Z', tone[0]) +
      shine('M274 130 Q288 180 280 250', tone),
    top: drawnBack,
  },
  braid: {
    top: centreParted,
    over: (tone) =>
      shape('M142 196 C128 220 126 240 134 262 L160 262 C160 244 150 220 150 200 Z', tone[0]) +
      [270, 296, 322, 348]
        .map(
          (y, i) =>
            oval([146 - i, y], tone[0], 17 - i, 18) +
            shine(`M${136 - i} ${y - 6} Q${148 - i} ${y + 2} ${156 - i} ${y - 6}`, tone, 3),
        )
        .join('') +
      oval([142, 368], '#0F766E', 9, 6) +
      shape('M134 372 L150 372 L146 394 L138 394 Z', tone[0]),
  },
  pixie: {
    top: (tone) =>
      shape(
        'M136 178 C120 104 152 62 204 64 C254 64 276 108 264 176 L256 142 C250 128 238 124 220 122 C196 120 178 112 168 100 Q152 126 145 150 Z',
        tone[0],
      ) +
      shine('M178 86 Q216 104 250 106', tone) +
      shine('M156 96 Q146 112 144 128', tone, 4),
  },
  curlyLong: {
    behind: (tone) =>
      curls(
        [
          [126, 150, 26],
          [114, 186, 28],
          [108, 224, 30],
          [118, 260, 30],
          [144, 282, 28],
          [274, 150, 26],
          [286, 186, 28],
          [292, 224, 30],
          [282, 260, 30],
          [256, 282, 28],
        ],
        tone[0],
      ) + shape('M130 140 L270 140 L270 280 L130 280 Z', tone[0]),
    top: (tone) =>
      curls(curlyCrown, tone[0]) +
      shine('M158 92 Q170 78 186 80', tone, 4) +
      shine('M214 76 Q230 78 240 92', tone, 4),
  },
} as const satisfies Record<string, Hair>;

export type HairStyle = keyof typeof styles;

/** One layer of a hair style; the empty string where the style has nothing there. */
export function hairLayer(style: HairStyle, layer: keyof Hair, tone: Tone): string {
  const hair: Hair = styles[style];
  return hair[layer]?.(tone) ?? '';
}

export type FacialHair = 'none' | 'stubble' | 'moustache' | 'goatee' | 'shortBeard' | 'fullBeard';

const moustache = (colour: string): string =>
  shape(
    'M200 209 C188 203 176 208 168 219 C180 220 192 219 200 215 C208 219 220 220 232 219 C224 208 212 203 200 209 Z',
    colour,
  );
/** Stubble stays inside the jaw; a beard stands out from it. */
const stubble =
  'M143 166 C146 196 156 204 172 206 Q200 200 228 206 C244 204 254 196 257 166 C254 208 234 249 200 249 ' +
  'C166 249 146 208 143 166 Z';
const beard = 'M140 160 C143 196 156 204 172 206 Q200 200 228 206 C244 204 257 196 260 160';

/** Beard and moustache, leaving room for the mouth. */
export function facialHair(kind: FacialHair, tone: Tone): string {
  const opening = 'M176 217 Q200 212 224 217 Q220 236 200 236 Q180 236 176 217 Z';
  const withMouth = (outline: string): string =>
    `<path fill-rule="evenodd" d="${outline} ${opening}" fill="${tone[0]}"/>`;
  switch (kind) {
    case 'none':
      return '';
    case 'stubble':
      return `<g opacity=".22">${withMouth(stubble)}</g>`;
    case 'moustache':
      return moustache(tone[0]);
    case 'goatee':
      return (
        moustache(tone[0]) + shape('M178 236 Q200 243 222 236 Q220 256 200 258 Q180 256 178 236 Z', tone[0])
      );
    case 'shortBeard':
      return withMouth(`${beard} C262 210 244 258 200 258 C156 258 138 210 140 160 Z`);
    case 'fullBeard':
      return (
        withMouth(`${beard} C268 224 250 286 200 288 C150 286 132 224 140 160 Z`) +
        mirrored(line('M170 250 Q176 268 188 276', tone[1], 3.5))
      );
  }
}
