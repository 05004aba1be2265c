import type { Outfit } from './clothes.js';
import type { Brows, Earrings, Glasses, Jaw, Smile } from './face.js';
import type { FacialHair, HairStyle } from './hair.js';
import type { Headwear } from './headwear.js';
import { cloths, walls, type Cloth, type HairTone, type Wall } from './palette.js';
import { randomFrom, type Random } from '../random.js';

/** Everything that can differ between two portraits. */
export interface PortraitLook {
  role: 'doctor' | 'patient';
  gender: 'male' | 'female';
  /** Index into the skins, light to deep. */
  skin: number;
  faceShape: 'oval' | 'round' | 'long';
  jaw: Jaw;
  brows: Brows;
  smile: Smile;
  senior: boolean;
  hair: HairStyle;
  hairTone: HairTone;
  facialHair: FacialHair;
  headwear: Headwear;
  glasses: Glasses;
  earrings: Earrings;
  bindi: boolean;
  outfit: Outfit;
  coat: boolean;
  cloth: Cloth;
  secondCloth: Cloth;
  wall: Wall;
}

/** Who is drawn. What a person wears for their faith or custom is stated, never guessed from a name. */
export interface PortraitPerson {
  fullName: string;
  gender: 'male' | 'female';
  /** Date of birth, YYYY-MM-DD. */
  dob: string;
  role: 'doctor' | 'patient';
  wears?: 'turban' | 'hijab' | 'bindi';
}

/** Another number gives everybody another face; this one keeps colleagues well apart. */
const CASTING = 561;

/** Portraits show people as they look in this year, so that a picture does not change with the calendar. */
const YEAR_OF_DRAWING = 2026;

const youngMen: HairStyle[] = ['sidePart', 'quiff', 'crop', 'swept', 'tousled', 'curlyShort'];
const olderMen: HairStyle[] = ['sidePart', 'swept', 'receding', 'balding', 'bald', 'crop'];
const youngWomen: HairStyle[] = [
  'longCentre',
  'longSide',
  'wavy',
  'bob',
  'fringeBob',
  'lowBun',
  'topBun',
  'ponytail',
  'braid',
  'pixie',
  'curlyLong',
];
const olderWomen: HairStyle[] = ['lowBun', 'bob', 'pixie', 'wavy', 'longSide', 'lowBun'];
/** Places in the list of skins, the middle tones more often. */
const usualSkins = [0, 1, 1, 2, 2, 3, 3, 4, 5];
const clothNames = Object.keys(cloths) as Cloth[];

function hairToneOf({ gender }: PortraitPerson, age: number, random: Random): HairTone {
  if (age >= 62) return random.pick(['grey', 'white', 'pepper']);
  if (age >= 52) return random.pick(['pepper', 'grey', 'espresso', gender === 'female' ? 'henna' : 'black']);
  if (age >= 46) return random.pick(['black', 'espresso', 'pepper']);
  return random.pick(['black', 'black', 'espresso', 'brown']);
}

function hairOf({ gender }: PortraitPerson, age: number, random: Random): HairStyle {
  if (gender === 'male') return random.pick(age >= 46 ? olderMen : youngMen);
  return random.pick(age >= 52 ? olderWomen : youngWomen);
}

function facialHairOf({ gender, wears }: PortraitPerson, random: Random): FacialHair {
  if (gender === 'female') return 'none';
  if (wears === 'turban') return 'fullBeard';
  return random.pick(['none', 'none', 'none', 'stubble', 'moustache', 'moustache', 'goatee', 'shortBeard']);
}

function outfitOf({ gender, role, wears }: PortraitPerson, random: Random): Outfit {
  if (gender === 'male')
    return random.pick(
      role === 'doctor'
        ? ['shirt', 'tie', 'tie', 'kurta', 'scrubs']
        : ['shirt', 'shirt', 'kurta', 'roundNeck'],
    );
  if (wears === 'hijab') return random.pick(['kurta', 'roundNeck']);
  return random.pick(
    role === 'doctor'
      ? ['saree', 'saree', 'kurta', 'dupatta', 'scrubs', 'shirt']
      : ['saree', 'dupatta', 'kurta', 'roundNeck'],
  );
}

/**
 * The look of one person: always the same for the same name, gender, date of birth and role.
 * @returns a look that {@link drawPortrait} can draw
 */
export function lookFor(person: PortraitPerson): PortraitLook {
  const random = randomFrom(`${person.fullName}|${person.dob}|${person.role}|${CASTING}`);
  const age = YEAR_OF_DRAWING - Number(person.dob.slice(0, 4));
  const female = person.gender === 'female';
  const headwear = person.wears === 'turban' || person.wears === 'hijab' ? person.wears : 'none';
  const outfit = outfitOf(person, random);
  const cloth = random.pick(outfit === 'scrubs' ? (['teal', 'sea', 'navy', 'plum'] as const) : clothNames);
  return {
    role: person.role,
    gender: person.gender,
    skin: random.pick(usualSkins),
    faceShape: random.pick(['oval', 'round', 'long']),
    jaw: female ? 'soft' : random.pick(['soft', 'firm', 'firm']),
    brows: female ? random.pick(['soft', 'arched']) : random.pick(['soft', 'strong']),
    smile: random.pick(['gentle', 'broad', 'open']),
    senior: age >= 56,
    hair: hairOf(person, age, random),
    hairTone: hairToneOf(person, age, random),
    facialHair: facialHairOf(person, random),
    headwear,
    glasses: random.chance(age >= 50 ? 0.55 : 0.25) ? random.pick(['round', 'square', 'halfRim']) : 'none',
    earrings: female && headwear === 'none' ? random.pick(['studs', 'jhumka', 'none']) : 'none',
    bindi: person.wears === 'bindi',
    outfit,
    coat: person.role === 'doctor' && (outfit !== 'scrubs' || random.chance(0.3)),
    cloth,
    secondCloth: random.pick(clothNames.filter((name) => name !== cloth)),
    wall: random.pick(Object.keys(walls) as Wall[]),
  };
}
