/** Every colour of the portraits; each entry is a pair: the tone and its shade (for hair: its shine). */
export type Tone = readonly [base: string, second: string];

/** Skin from light to deep; `lip` and `blush` are chosen to stay visible but quiet on it. */
export const skins = [
  { tone: ['#F1CBA6', '#DFAF88'], lip: '#B9605A', blush: '#E79A86' },
  { tone: ['#E4B58A', '#CE9B6E'], lip: '#A9524B', blush: '#D98A70' },
  { tone: ['#D29E70', '#BA8558'], lip: '#984740', blush: '#C6755A' },
  { tone: ['#BC8458', '#A36E45'], lip: '#86393A', blush: '#AD5F48' },
  { tone: ['#A06B45', '#885736'], lip: '#73302F', blush: '#93503A' },
  { tone: ['#85553A', '#6F452D'], lip: '#5E2726', blush: '#7C4030' },
] as const satisfies readonly { tone: Tone; lip: string; blush: string }[];

export const hairTones = {
  black: ['#22242C', '#3B3F4B'],
  espresso: ['#2F231F', '#4B3A33'],
  brown: ['#432D23', '#604436'],
  henna: ['#5E2C20', '#7C4434'],
  pepper: ['#5D6169', '#80858E'],
  grey: ['#9CA1A8', '#BDC1C6'],
  white: ['#D6DADD', '#EEF0F2'],
} as const satisfies Record<string, Tone>;
export type HairTone = keyof typeof hairTones;

/** Cloth for shirts, sarees, kurtas, turbans and scarves. */
export const cloths = {
  teal: ['#0F766E', '#0B5A54'],
  sea: ['#3E9C95', '#2F807A'],
  navy: ['#33507A', '#263D5F'],
  sky: ['#8FB8D4', '#739FBE'],
  plum: ['#7A4A6B', '#613954'],
  rose: ['#C97F86', '#B0666E'],
  brick: ['#B4573F', '#964531'],
  marigold: ['#DDA245', '#C2872F'],
  olive: ['#7C8A4E', '#65713D'],
  sand: ['#D9C4A0', '#C2AB85'],
  ivory: ['#F3EADB', '#DECFB8'],
  slate: ['#5B6B78', '#475561'],
} as const satisfies Record<string, Tone>;
export type Cloth = keyof typeof cloths;

/** What stands behind the person: a wall and a softer round on it. */
export const walls = {
  mint: ['#CFE8E3', '#E2F2EF'],
  mist: ['#D3E2EC', '#E6EFF5'],
  sand: ['#EFE3CF', '#F7EFE2'],
  sage: ['#DCE6D3', '#EAF1E4'],
  blush: ['#F1DDD6', '#F8EBE6'],
  lilac: ['#E0DCEA', '#EEEBF4'],
  lagoon: ['#B5DAD5', '#CDE8E4'],
} as const satisfies Record<string, Tone>;
export type Wall = keyof typeof walls;

export const coat: Tone = ['#FDFEFE', '#DFE8E9'];
export const metal: Tone = ['#C5CED3', '#97A4AB'];
export const tube = '#2F4858';
export const ink = '#2A1E1B';
export const gold = '#E2B04A';
export const sindoor = '#B3263A';
