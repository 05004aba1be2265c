import { garment, stethoscope, whiteCoat } from './portraits/clothes.js';
import {
  bindi,
  earrings,
  eyebrows,
  eyes,
  head,
  laughLines,
  middle,
  mouth,
  neck,
  spectacles,
} from './portraits/face.js';
import { facialHair, hairLayer } from './portraits/hair.js';
import { headwearBehind, headwearFront } from './portraits/headwear.js';
import type { PortraitLook } from './portraits/look.js';
import { cloths, hairTones, skins, walls, type Tone } from './portraits/palette.js';
import { drawing, oval, shape, stretched } from './portraits/svg.js';

export { lookFor, type PortraitLook, type PortraitPerson } from './portraits/look.js';

/** Around which point, and by how much, a face shape stretches the head. */
const headCentre = [200, 170] as const;
const faceStretch = { oval: [1, 1], round: [1.06, 0.98], long: [0.95, 1.02] } as const;
const slimShoulders = [0.9, 1] as const;
/** The person fills the frame, so that the face is still a face at the size of a list's avatar. */
const closer = (shapes: string): string =>
  `<g transform="translate(200 205) scale(1.13) translate(-200 -196)">${shapes}</g>`;

const background = ([wall, round]: Tone): string =>
  shape('M0 0 H400 V400 H0 Z', wall) + oval([200, 196], round, 164);

/** Clothes are drawn around a neck longer than people have; this brings the shoulders up. */
const shouldered = (shapes: string): string => `<g transform="translate(0 -14)">${shapes}</g>`;

/** Eyebrows stay a little darker than white hair, or they would vanish. */
const browColour = (look: PortraitLook): string =>
  hairTones[look.hairTone === 'white' ? 'grey' : look.hairTone][0];

function drawFace(look: PortraitLook): string {
  const skin = skins[look.skin % skins.length];
  return (
    head(skin, look.jaw) +
    (look.senior ? laughLines(skin) : '') +
    middle(skin) +
    facialHair(look.facialHair, hairTones[look.hairTone]) +
    mouth(look.smile, skin) +
    eyes(look.gender === 'female') +
    eyebrows(look.brows, browColour(look)) +
    (look.bindi ? bindi() : '')
  );
}

function drawClothes(look: PortraitLook): string {
  const worn =
    garment(look.outfit, cloths[look.cloth], cloths[look.secondCloth]) + (look.coat ? whiteCoat() : '');
  return look.gender === 'female' ? stretched(worn, headCentre, slimShoulders) : worn;
}

/**
 * Draws one head-and-shoulders portrait.
 * @returns a complete SVG document of 400 × 400 units that refers to nothing outside itself
 */
export function drawPortrait(look: PortraitLook): string {
  const hairTone = hairTones[look.hairTone];
  const wrap = cloths[look.secondCloth];
  const onHead = (shapes: string): string => stretched(shapes, headCentre, faceStretch[look.faceShape]);
  const layer = (name: 'behind' | 'top' | 'over'): string =>
    look.headwear === 'none' ? hairLayer(look.hair, name, hairTone) : '';
  const person =
    onHead(layer('behind') + headwearBehind(look.headwear, wrap)) +
    neck(skins[look.skin % skins.length], look.gender === 'female' ? 28 : 33) +
    shouldered(drawClothes(look) + (look.role === 'doctor' ? stethoscope() : '')) +
    onHead(
      drawFace(look) +
        layer('top') +
        spectacles(look.glasses, '#3A3F47') +
        headwearFront(look.headwear, wrap) +
        earrings(look.earrings),
    ) +
    layer('over');
  return drawing(`Portrait of a ${look.role}`, background(walls[look.wall]) + closer(person));
}
