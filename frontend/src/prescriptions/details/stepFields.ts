import { Dosages, type Dosage } from '../../../../openapi/contract/care/dosage/dosage.js';
import type {
  AsNeededReason,
  DoseUnit,
  DurationUnit,
  Instruction,
  Route,
  TimeOfDay,
  Weekday,
} from '../../../../openapi/contract/care/dosage/dosage-facts.js';
import { TIMES_OF_DAY, WEEKDAYS } from '../../../../openapi/contract/care/dosage/dosage-facts.js';
import type { Timing } from '../../../../openapi/contract/care/dosage/timing.js';
import { toNumber } from '../../common/forms/typed';

/** How the times of the doses are stated; `asNeeded` has no times. */
export const TIMING_KINDS = ['pattern', 'perDay', 'every', 'weekdays', 'once', 'asNeeded'] as const;
export type TimingKind = (typeof TIMING_KINDS)[number];
export const PATTERN_TIMES = ['morning', 'noon', 'evening', 'night'] as const;
export type PeriodUnit = (Timing & { kind: 'frequency' })['periodUnit'];
type Lasting = NonNullable<Dosage['duration']>['kind'];

/** One step of a dosage as it is typed: '' where nothing is entered. */
export interface StepFields {
  amount: string;
  unit: DoseUnit | '';
  route: Route | '';
  kind: TimingKind;
  morning: string;
  noon: string;
  evening: string;
  night: string;
  everyDays: string;
  frequency: string;
  period: string;
  periodUnit: PeriodUnit;
  when: TimeOfDay[];
  dayOfWeek: Weekday[];
  isAsNeeded: boolean;
  reason: AsNeededReason | '';
  maxPerDay: string;
  lasting: Lasting | '';
  length: string;
  lengthUnit: DurationUnit;
  instructions: Instruction[];
}

export const EMPTY_STEP: StepFields = {
  amount: '',
  unit: '',
  route: '',
  kind: 'perDay',
  morning: '',
  noon: '',
  evening: '',
  night: '',
  everyDays: '1',
  frequency: '',
  period: '2',
  periodUnit: 'd',
  when: [],
  dayOfWeek: [],
  isAsNeeded: false,
  reason: '',
  maxPerDay: '',
  lasting: 'fixed',
  length: '',
  lengthUnit: 'd',
  instructions: [],
};

const textOf = (value: number): string => (value === 0 ? '' : String(value));

function timingFields(timing: Timing | null): Partial<StepFields> {
  if (timing === null) return { kind: 'asNeeded' };
  if (timing.kind === 'once') return { kind: 'once' };
  if (timing.kind === 'pattern') {
    const { morning, noon, evening, night, everyDays, dayOfWeek } = timing;
    return {
      kind: 'pattern',
      morning: textOf(morning),
      noon: textOf(noon),
      evening: textOf(evening),
      night: textOf(night),
      everyDays: String(everyDays),
      dayOfWeek,
    };
  }
  const { frequency, when } = timing;
  const times = { frequency: String(frequency), when };
  if (timing.kind === 'weekdays') return { ...times, kind: 'weekdays', dayOfWeek: timing.dayOfWeek };
  const { period, periodUnit } = timing;
  if (period === 1 && periodUnit === 'd') return { ...times, kind: 'perDay' };
  return { ...times, kind: 'every', period: String(period), periodUnit };
}

/** The fields of a step. */
export function fieldsOf({ dose, route, timing, asNeeded, duration, instructions }: Dosage): StepFields {
  const isFixed = duration?.kind === 'fixed';
  return {
    ...EMPTY_STEP,
    ...timingFields(timing),
    amount: dose ? String(dose.value) : '',
    unit: dose?.unit ?? '',
    route: route ?? '',
    isAsNeeded: asNeeded !== null,
    reason: asNeeded?.reason ?? '',
    maxPerDay: asNeeded?.maxPerDay ? String(asNeeded.maxPerDay) : '',
    lasting: duration?.kind ?? (timing?.kind === 'once' ? 'fixed' : ''),
    length: isFixed ? String(duration.value) : '',
    lengthUnit: isFixed ? duration.unit : 'd',
    instructions,
  };
}

const inOrder = <T>(order: readonly T[], chosen: readonly T[]): T[] =>
  order.filter((each) => chosen.includes(each));

function timingOf(step: StepFields): unknown {
  const { kind, periodUnit } = step;
  const dayOfWeek = inOrder(WEEKDAYS, step.dayOfWeek);
  const when = inOrder(TIMES_OF_DAY, step.when);
  const frequency = toNumber(step.frequency);
  switch (kind) {
    case 'asNeeded':
      return null;
    case 'once':
      return { kind };
    case 'pattern': {
      const amounts = PATTERN_TIMES.map((time) => [time, toNumber(step[time]) ?? 0]);
      const everyDays = toNumber(step.everyDays) ?? 1;
      return { kind, ...Object.fromEntries(amounts), everyDays, dayOfWeek };
    }
    case 'weekdays':
      return { kind, dayOfWeek, frequency, when };
    case 'perDay':
      return { kind: 'frequency', frequency, period: 1, periodUnit: 'd', when };
    case 'every': {
      const period = toNumber(step.period);
      return periodUnit === 'h'
        ? { kind: 'frequency', frequency: 1, period, periodUnit, when: [] }
        : { kind: 'frequency', frequency, period, periodUnit, when };
    }
  }
}

function doseOf({ kind, amount, unit }: StepFields): unknown {
  if (kind === 'pattern') return { value: 1, unit: unit || undefined };
  return amount === '' && unit === '' ? null : { value: toNumber(amount), unit: unit || undefined };
}

function durationOf({ kind, lasting, length, lengthUnit }: StepFields): unknown {
  if (kind === 'once' || lasting === '') return null;
  return lasting === 'fixed'
    ? { kind: lasting, value: toNumber(length), unit: lengthUnit }
    : { kind: lasting };
}

/** Whether the step is only taken when needed; a single dose is not. */
export const isAsNeeded = ({ kind, isAsNeeded: isChosen }: StepFields): boolean =>
  kind !== 'once' && (isChosen || kind === 'asNeeded');

const structureOf = (step: StepFields) => ({
  dose: doseOf(step),
  route: step.route || null,
  timing: timingOf(step),
  asNeeded: isAsNeeded(step)
    ? { reason: step.reason || null, maxPerDay: toNumber(step.maxPerDay) ?? null }
    : null,
  duration: durationOf(step),
  instructions: step.instructions,
});

/** Messages by the path of the contract, e.g. "0.timing.period". */
export type Problems = Record<string, string>;

/** The structure that the steps state, or what is missing or wrong. */
export function dosagesOfSteps(
  steps: StepFields[],
): { dosages: Dosage[]; problems?: undefined } | { dosages?: undefined; problems: Problems } {
  const { data, error } = Dosages.safeParse(steps.map(structureOf));
  if (!error) return { dosages: data };
  const issues = error.issues.toReversed().map(({ path, message }) => [path.join('.'), message] as const);
  return { problems: Object.fromEntries(issues) };
}

const timesOfPattern = (step: StepFields) => PATTERN_TIMES.filter((time) => step[time] !== '');
/** The times of one to four doses a day. */
const USUAL_TIMES: (typeof PATTERN_TIMES)[number][][] = [
  ['morning'],
  ['morning', 'night'],
  ['morning', 'noon', 'night'],
  ['morning', 'noon', 'evening', 'night'],
];

/** The step with another kind of times; amount and number of doses are carried over where both kinds can say them. */
export function withKind(step: StepFields, kind: TimingKind): StepFields {
  if (kind === step.kind) return step;
  if (kind === 'pattern') {
    const times = USUAL_TIMES[(toNumber(step.frequency) ?? 0) - 1] ?? [];
    const amount = step.amount || '1';
    return { ...step, kind, ...Object.fromEntries(times.map((time) => [time, amount])) };
  }
  const given = timesOfPattern(step);
  if (step.kind !== 'pattern' || given.length === 0) return { ...step, kind };
  const isEven = given.every((time) => step[time] === step[given[0]]);
  return { ...step, kind, amount: isEven ? step[given[0]] : '', frequency: String(given.length) };
}
