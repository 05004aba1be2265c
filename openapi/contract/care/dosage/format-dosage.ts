import type { AsNeededReason, DoseUnit, DurationUnit, Instruction, Route } from './dosage-facts.js';
import type { Dosage } from './dosage.js';
import type { Duration, Timing } from './timing.js';

const UNITS: Record<DoseUnit, [one: string, many: string]> = {
  tablet: ['tablet', 'tablets'],
  capsule: ['capsule', 'capsules'],
  sachet: ['sachet', 'sachets'],
  lozenge: ['lozenge', 'lozenges'],
  suppository: ['suppository', 'suppositories'],
  patch: ['patch', 'patches'],
  puff: ['puff', 'puffs'],
  spray: ['spray', 'sprays'],
  drop: ['drop', 'drops'],
  application: ['application', 'applications'],
  injection: ['injection', 'injections'],
  vial: ['vial', 'vials'],
  ampoule: ['ampoule', 'ampoules'],
  respule: ['respule', 'respules'],
  ml: ['ml', 'ml'],
  teaspoon: ['teaspoon', 'teaspoons'],
  tablespoon: ['tablespoon', 'tablespoons'],
  unit: ['unit', 'units'],
  g: ['g', 'g'],
  mg: ['mg', 'mg'],
  mcg: ['mcg', 'mcg'],
  piece: ['piece', 'pieces'],
};

const ROUTES: Record<Route, string> = {
  oral: 'by mouth',
  sublingual: 'under the tongue',
  topical: 'topical',
  inhaled: 'inhaled',
  nasal: 'nasal',
  bothNostrils: 'in both nostrils',
  eye: 'eye',
  rightEye: 'in the right eye',
  leftEye: 'in the left eye',
  bothEyes: 'in both eyes',
  ear: 'ear',
  rightEar: 'in the right ear',
  leftEar: 'in the left ear',
  bothEars: 'in both ears',
  subcutaneous: 'subcutaneous',
  intramuscular: 'intramuscular',
  intravenous: 'intravenous',
  rectal: 'rectal',
  vaginal: 'vaginal',
  transdermal: 'transdermal',
};

const REASONS: Record<AsNeededReason, string> = {
  pain: 'pain',
  fever: 'fever',
  headache: 'headache',
  nausea: 'nausea',
  vomiting: 'vomiting',
  cough: 'cough',
  itching: 'itching',
  acidity: 'acidity',
  diarrhoea: 'diarrhoea',
  constipation: 'constipation',
  wheezing: 'wheezing',
  breathlessness: 'breathlessness',
  chestPain: 'chest pain',
  allergy: 'allergy',
  sleeplessness: 'sleeplessness',
  anxiety: 'anxiety',
  dizziness: 'dizziness',
  seizure: 'seizure',
};

const INSTRUCTIONS: Record<Instruction, string> = {
  beforeFood: 'before food',
  halfHourBeforeFood: '30 minutes before food',
  afterFood: 'after food',
  withFood: 'with food',
  emptyStomach: 'on empty stomach',
  withWater: 'with water',
  withMilk: 'with milk',
  dissolveInWater: 'dissolve in water',
  chew: 'chew',
  swallowWhole: 'swallow whole',
  affectedArea: 'on affected area',
  rinseMouth: 'rinse mouth after use',
  shakeWell: 'shake well',
  externalUse: 'for external use',
  thenReview: 'then review',
};

const PERIODS = { d: 'days', wk: 'weeks', mo: 'months' } as const;
const SINGLE_PERIODS = { d: 'day', wk: 'week', mo: 'month' } as const;
const DURATIONS: Record<DurationUnit, [one: string, many: string]> = {
  d: ['day', 'days'],
  wk: ['week', 'weeks'],
  mo: ['month', 'months'],
  y: ['year', 'years'],
};

const timesOf = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const counted = (value: number, [one, many]: [string, string]): string =>
  `${value} ${value <= 1 ? one : many}`;

function frequencyText({ frequency, period, periodUnit, when }: Timing & { kind: 'frequency' }): string {
  if (periodUnit === 'h') return `every ${period} hours`;
  const times = timesOf(frequency);
  const atTimes = when.length > 0 ? ` at ${when.join(' and ')}` : '';
  if (period === 1) return `${times} a ${SINGLE_PERIODS[periodUnit]}${atTimes}`;
  if (periodUnit === 'd') {
    return period === 2
      ? `${times} a day${atTimes} on alternate days`
      : `${times} a day${atTimes} every ${period} days`;
  }
  return `${times} every ${period} ${PERIODS[periodUnit]}${atTimes}`;
}

function patternDays({ everyDays, dayOfWeek }: Timing & { kind: 'pattern' }): string {
  if (dayOfWeek.length > 0) return ` on ${dayOfWeek.join(', ')}`;
  if (everyDays === 1) return '';
  return everyDays === 2 ? ' on alternate days' : ` every ${everyDays} days`;
}

/** Times of the doses, and the dose itself where it cannot stand apart. */
function doseAndTiming({ dose, timing }: Dosage): string[] {
  if (timing?.kind === 'pattern') {
    const { morning, noon, evening, night } = timing;
    const amounts = evening === 0 ? [morning, noon, night] : [morning, noon, evening, night];
    return [`${amounts.join('-')} ${UNITS[dose!.unit][1]}${patternDays(timing)}`];
  }
  const amount = dose ? [counted(dose.value, UNITS[dose.unit])] : [];
  if (!timing) return amount;
  if (timing.kind === 'once') return [...amount, 'now'];
  if (timing.kind === 'frequency') return [...amount, frequencyText(timing)];
  const atTimes = timing.when.length > 0 ? ` at ${timing.when.join(' and ')}` : '';
  return [...amount, `${timesOf(timing.frequency)} a day${atTimes} on ${timing.dayOfWeek.join(', ')}`];
}

function asNeededText({ asNeeded }: Dosage): string[] {
  if (!asNeeded) return [];
  const { reason, maxPerDay } = asNeeded;
  const needed = reason ? `as needed for ${REASONS[reason]}` : 'as needed';
  return maxPerDay === null ? [needed] : [needed, `maximum ${maxPerDay} a day`];
}

function durationText(duration: Duration | null): string[] {
  if (!duration) return [];
  if (duration.kind === 'untilReview') return ['until review'];
  if (duration.kind === 'longTerm') return ['long term'];
  return [`for ${counted(duration.value, DURATIONS[duration.unit])}`];
}

/** A dosage as canonical text, which `readDosage` reads as the same structure. */
export function formatDosage(dosages: readonly Dosage[]): string {
  const steps = dosages.map((dosage) => {
    const { route, duration, instructions } = dosage;
    const texts = [
      doseAndTiming(dosage).join(' '),
      ...(route ? [ROUTES[route]] : []),
      ...asNeededText(dosage),
      ...durationText(duration),
      ...instructions.map((instruction) => INSTRUCTIONS[instruction]),
    ];
    return texts.filter((text) => text !== '').join(', ');
  });
  return steps.join('; then ');
}
