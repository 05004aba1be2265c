import { coat, gold, metal, tube, type Tone } from './palette.js';
import { line, mirrored, oval, shape } from './svg.js';

export type Outfit = 'shirt' | 'tie' | 'kurta' | 'roundNeck' | 'dupatta' | 'saree' | 'scrubs';

const torso = 'M36 420 L36 400 C38 346 78 322 132 306 L170 290';
const torsoEnd = 'L230 290 L268 306 C322 322 362 346 364 400 L364 420 Z';
const scoopNeck = 'C172 318 228 318 230 290';
const vNeck = 'L200 352 L230 290';

const shirtCollar = (tone: Tone): string =>
  mirrored(
    shape('M168 278 L158 296 L178 334 L200 312 L176 296 Z', tone[1]) +
      line('M168 282 L160 297 L178 331 L199 312', tone[0], 3),
  );

/** White shirts are common under a tie; the tie carries the colour. */
const tieOverShirt = (tone: Tone): string =>
  shape(`${torso} L200 314 ${torsoEnd}`, '#EEF4F6') +
  shape('M190 312 L210 312 L213 330 L187 330 Z', tone[1]) +
  shape('M187 330 L213 330 L224 400 L176 400 Z', tone[0]) +
  shirtCollar(['#EEF4F6', '#D5E1E6']);

const sareePleats = (tone: Tone, border: string): string =>
  shape('M262 302 L308 320 C280 350 250 372 226 400 L112 400 C168 380 232 350 262 302 Z', tone[0]) +
  line('M262 302 C232 350 168 382 112 400', border, 7) +
  ['M276 308 C252 346 214 376 172 400', 'M292 314 C268 348 236 376 204 400']
    .map((d) => line(d, tone[1], 4))
    .join('');

const outfits: Record<Outfit, (tone: Tone, second: Tone) => string> = {
  shirt: (tone) =>
    shape(`${torso} L200 316 ${torsoEnd}`, tone[0]) +
    line('M200 318 L200 400', tone[1], 3.5) +
    shirtCollar(tone) +
    oval([200, 346], tone[1], 3.5) +
    oval([200, 378], tone[1], 3.5),
  tie: tieOverShirt,
  kurta: (tone) =>
    shape(`${torso} ${scoopNeck} ${torsoEnd}`, tone[0]) +
    line('M168 288 C170 322 230 322 232 288', tone[1], 10) +
    shape('M191 314 L209 314 L209 400 L191 400 Z', tone[1]) +
    [336, 362, 388].map((y) => oval([200, y], gold, 3.4)).join(''),
  roundNeck: (tone) =>
    shape(`${torso} ${scoopNeck} ${torsoEnd}`, tone[0]) +
    line('M170 290 C172 318 228 318 230 290', tone[1], 7),
  dupatta: (tone, second) =>
    shape(`${torso} C172 336 228 336 ${torsoEnd.slice(1)}`, tone[0]) +
    line('M170 290 C172 336 228 336 230 290', gold, 4.5) +
    mirrored(
      shape('M166 288 L118 310 C112 340 118 372 124 400 L166 400 C150 360 152 318 174 300 Z', second[0]) +
        line('M156 300 C138 326 142 366 150 400', second[1], 4) +
        line('M140 306 C126 334 130 370 136 400', second[1], 4),
    ),
  saree: (tone, second) =>
    shape(`${torso} C176 344 224 344 ${torsoEnd.slice(1)}`, second[0]) +
    line('M170 290 C176 344 224 344 230 290', second[1], 5) +
    line('M166 284 C172 330 228 330 234 284', gold, 3) +
    oval([200, 321], gold, 5) +
    sareePleats(tone, gold),
  scrubs: (tone) =>
    shape(`${torso} ${vNeck} ${torsoEnd}`, tone[0]) +
    line(`M170 290 ${vNeck}`, tone[1], 8) +
    line('M96 332 Q104 366 102 400', tone[1], 3.5) +
    line('M304 332 Q296 366 298 400', tone[1], 3.5) +
    line('M250 372 L290 372', tone[1], 4),
};

/** What is worn: a garment in its cloth, with a second cloth for a blouse or a scarf. */
export const garment = (outfit: Outfit, cloth: Tone, second: Tone): string => outfits[outfit](cloth, second);

/** An open white coat over the garment. */
export const whiteCoat = (): string =>
  mirrored(
    shape('M34 400 C36 344 76 320 130 303 L168 284 C164 320 168 360 178 400 Z', coat[0]) +
      line('M92 336 Q100 366 98 400', coat[1], 3.5) +
      shape('M168 282 L130 304 L136 338 L154 340 L144 354 L178 400 C168 360 164 322 168 282 Z', coat[1]),
  ) + line('M254 374 L292 374', coat[1], 4);

/** A stethoscope around the neck; its chest piece rests at one side. */
export const stethoscope = (): string =>
  line('M164 286 C144 302 140 320 142 340', tube, 7) +
  line('M236 286 C258 302 264 318 259 332', tube, 7) +
  line('M142 340 C141 354 134 358 132 367 M142 340 C145 354 152 358 154 367', metal[1], 4.5) +
  oval([132, 368], tube, 4.5) +
  oval([154, 368], tube, 4.5) +
  oval([257, 346], metal[1], 15) +
  oval([257, 346], metal[0], 10.5) +
  oval([257, 346], '#EDF2F4', 5);
