import type { ReactNode } from 'react';
import {
  IllustrationDrawing,
  type IllustrationName,
  SceneFrame,
} from '../common/pictures/IllustrationDrawing';
import { DEEP, PAPER, SOFT, line, softLine } from '../common/pictures/tones';

const outlined = { fill: PAPER, stroke: DEEP, strokeWidth: 3, strokeLinejoin: 'round' } as const;

const ownScenes = {
  Emergency: (
    <>
      <path d="M40 148h240" {...line} strokeWidth={4} />
      <path d="M66 56h118v80H66z" {...outlined} />
      <path d="M184 76h38l30 32v28h-68z" fill={DEEP} />
      <path d="M196 86h22l16 20h-38z" fill={SOFT} />
      <path d="M66 112h118v12H66z" fill={DEEP} />
      <path d="M124 64v38M105 83h38" {...line} strokeWidth={11} />
      <path d="M104 56V44h30v12M119 36v-10M96 38l-8-8M142 38l8-8" {...line} strokeWidth={4} />
      <circle cx="104" cy="138" r="15" {...outlined} />
      <circle cx="214" cy="138" r="15" {...outlined} />
      <circle cx="104" cy="138" r="4" fill={DEEP} />
      <circle cx="214" cy="138" r="4" fill={DEEP} />
    </>
  ),
  Gynecology: (
    <>
      <path d="M112 156c0-46 14-70 48-70s48 24 48 70z" fill={DEEP} />
      <circle cx="154" cy="54" r="25" {...outlined} />
      <path
        d="M126 58c-4-30 12-42 30-42s34 14 30 42c8 10 4 24-4 30 2-20-6-40-14-46-10 8-26 14-42 16z"
        fill={DEEP}
      />
      <path d="M148 62c4 4 9 4 13 0" {...line} />
      <path d="M122 116c14 26 60 30 78 4" {...softLine} strokeWidth={5} />
      <ellipse cx="172" cy="112" rx="34" ry="16" transform="rotate(-12 172 112)" {...outlined} />
      <circle cx="196" cy="102" r="13" {...outlined} />
      <path d="M191 103c1 2 4 2 5 0M199 102c1 2 4 2 5 0" {...line} strokeWidth={2} />
      <path d="M56 66c-8-10-22-2-18 8 2 7 10 12 18 17 8-5 16-10 18-17 4-10-10-18-18-8z" {...outlined} />
      <path d="M262 96c-6-7-15-1-12 6 1 4 6 8 12 12 6-4 11-8 12-12 3-7-6-13-12-6z" fill={DEEP} />
    </>
  ),
  Psychiatry: (
    <>
      <path d="M52 156c0-30 10-46 34-46s34 16 34 46z" fill={DEEP} />
      <circle cx="86" cy="84" r="22" {...outlined} />
      <path d="M62 84c-2-24 10-32 24-32s26 8 24 32c-6-12-14-16-24-16s-18 4-24 16z" fill={DEEP} />
      <path d="M200 156c0-30 10-46 34-46s34 16 34 46z" {...outlined} />
      <circle cx="234" cy="84" r="22" {...outlined} />
      <path
        d="M210 88c-2-28 10-36 24-36s26 8 24 36c2 8-2 14-6 16 2-16-2-26-8-30-10 6-22 8-34 14z"
        fill={DEEP}
      />
      <path
        d="M126 26h72a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10h-24l-12 14-4-14h-32a10 10 0 0 1-10-10V36a10 10 0 0 1 10-10z"
        {...outlined}
      />
      <path d="M162 66c-10-7-15-11-15-18a8 8 0 0 1 15-3 8 8 0 0 1 15 3c0 7-5 11-15 18z" fill={DEEP} />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Departments whose picture an article has too. */
const shared = {
  Pediatric: 'child',
  Cardiology: 'heart',
  Neurology: 'brain',
  Orthopedics: 'bone',
  Dentistry: 'teeth',
} satisfies Record<string, IllustrationName>;

export type FacilityName = keyof typeof ownScenes | keyof typeof shared;

const isShared = (name: FacilityName): name is keyof typeof shared => Object.hasOwn(shared, name);

/** The wide picture of a department; decoration above its name. */
export const FacilityDrawing = ({ name }: { name: FacilityName }) =>
  isShared(name) ? <IllustrationDrawing name={shared[name]} /> : <SceneFrame>{ownScenes[name]}</SceneFrame>;
