import type { LabGroup } from '../../openapi/contract/shop/lab-tests.js';
import { cloths, walls, type Tone } from '../portraits/palette.js';
import { shadow } from '../pharmacy/pack-shapes.js';
import { productPicture } from '../pharmacy/packs.js';
import {
  bloodCells,
  crystals,
  cycle,
  groupCard,
  leaf,
  settling,
  slide,
  sugarDrink,
  threeMonths,
  yellowScale,
} from './lab-motifs.js';
import {
  antibodies,
  heartAlarm,
  heartAndFat,
  heartLens,
  kidneyGauge,
  kidneys,
  liver,
  motherAndChild,
  shielded,
  sunAndBone,
  thyroid,
  wholeBody,
} from './lab-organs.js';
import { boneScreen, chestFilm, ecgScreen, echoScreen, ultrasoundScreen } from './lab-screens.js';
import { blood, clipboard, cup, meter, rack, tile, tube, type LabTone } from './lab-things.js';

/** What a lab test's picture follows from. */
export interface LabPictureOf {
  testName: string;
  group: LabGroup;
}

type Motif = (tone: LabTone) => string;

const heartCheck: Motif = (tone) => clipboard('Cardiac Care', tone);
const elderCheck: Motif = (tone) => clipboard('Elder Care', tone);
const diabetesCheck: Motif = (tone) => clipboard('Diabetes Care', tone);

/** Pictures that fill the middle by themselves; the others are drawn left of it, with room for a sample tube. */
const wide = new Set<Motif>([
  rack,
  wholeBody,
  ecgScreen,
  echoScreen,
  ultrasoundScreen,
  boneScreen,
  chestFilm,
]);
/** Tests without a blood sample. */
const bloodless = new Set<Motif>([cup, slide, heartCheck, elderCheck, diabetesCheck]);

const teal: LabTone = [...cloths.teal, '#CFE8E3'];
const sea: LabTone = [...cloths.sea, '#D9EFEC'];
const navy: LabTone = [...cloths.navy, '#DAE2EE'];
const rose: LabTone = [...cloths.rose, '#F7E3E4'];
const plum: LabTone = [...cloths.plum, '#EBDDE6'];
const brick: LabTone = ['#A5624F', '#874B3B', '#F1DDD6'];
const slate: LabTone = [...cloths.slate, '#DDE4E9'];

interface GroupLook {
  wall: Tone;
  tone: LabTone;
  /** The picture of a test whose name says nothing more. */
  usual: Motif;
}

const groups: Record<LabGroup, GroupLook> = {
  Blood: { wall: walls.blush, tone: teal, usual: rack },
  Heart: { wall: walls.mint, tone: rose, usual: heartLens },
  Diabetes: { wall: walls.mist, tone: navy, usual: (tone) => meter('96', tone) },
  Thyroid: { wall: walls.lilac, tone: plum, usual: thyroid },
  Liver: { wall: walls.sand, tone: brick, usual: liver },
  Kidney: { wall: walls.sage, tone: rose, usual: kidneys },
  Women: { wall: walls.blush, tone: plum, usual: motherAndChild },
  Vitamins: { wall: walls.sand, tone: sea, usual: leaf },
  Imaging: { wall: walls.mist, tone: slate, usual: ultrasoundScreen },
  Packages: { wall: walls.lagoon, tone: teal, usual: wholeBody },
};

/** More telling pictures, by the words of a test's name; the first that fits counts. */
const byWords: [words: RegExp, motif: Motif][] = [
  [/senior/i, elderCheck],
  [/heart health/i, heartCheck],
  [/diabetes care/i, diabetesCheck],
  [/blood count/i, bloodCells],
  [/sedimentation/i, settling],
  [/blood group/i, groupCard],
  [/iron/i, (tone) => tile('Fe', tone, 'Iron')],
  [/lipid|cholesterol/i, heartAndFat],
  [/troponin/i, heartAlarm],
  [/electrocardiogram|\becg\b/i, ecgScreen],
  [/echo/i, echoScreen],
  [/hba1c/i, threeMonths],
  [/tolerance/i, sugarDrink],
  [/urine/i, cup],
  [/antibod/i, antibodies],
  [/profile \(t3/i, thyroid],
  [/\btsh\b/i, (tone) => tile('TSH', tone)],
  [/\bt4\b/i, (tone) => tile('T4', tone, 'free')],
  [/\balt\b/i, (tone) => tile('ALT', tone, 'SGPT')],
  [/hepatitis/i, shielded],
  [/bilirubin/i, yellowScale],
  [/creatinine/i, kidneyGauge],
  [/uric/i, crystals],
  [/smear/i, slide],
  [/hcg/i, (tone) => tile('hCG', tone)],
  [/hormone/i, cycle],
  [/vitamin d/i, sunAndBone],
  [/b12/i, (tone) => tile('B12', tone, 'Vitamin')],
  [/calcium/i, (tone) => tile('Ca', tone, 'Calcium')],
  [/x-ray/i, chestFilm],
  [/bone/i, boneScreen],
];

/** A motif in the middle: by itself, moved there, or with a tube that makes the pair even. */
function placed(motif: Motif, tone: LabTone): string {
  if (wide.has(motif)) return motif(tone);
  if (bloodless.has(motif)) return `<g transform="translate(32 0)">${motif(tone)}</g>`;
  return motif(tone) + shadow(396, 312, 40) + tube(396, 310, 170, tone[0], blood[0], 0.5);
}

/**
 * Draws what a lab test looks at, in the colours of its group. The same test gives the same picture.
 * @returns a complete SVG document of 480 × 360 units that refers to nothing outside itself
 */
export function drawLabTest({ testName, group }: LabPictureOf): string {
  const { wall, tone, usual } = groups[group];
  const motif = byWords.find(([words]) => words.test(testName))?.[1] ?? usual;
  return productPicture(`Lab test: ${testName}`, wall, placed(motif, tone));
}
