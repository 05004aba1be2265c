import type { DoseUnit, Instruction } from '../dosage-facts.js';
import { DAYS_IN, INSTRUCTIONS } from '../dosage-facts.js';
import type { Dosage } from '../dosage.js';
import type { Duration, Timing } from '../timing.js';
import { combineTiming } from './combine-timing.js';
import { coversPeriod, isOneMealTime } from '../consistency.js';
import { TIMING_SLOTS } from './parts.js';
import type { Part } from './parts.js';

type Slots = Partial<{ [S in Part['slot']]: Extract<Part, { slot: S }> }>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Two lengths of the same days are one: "1 month (30 days)". */
const isSameDuration = (a: Duration, b: Duration): boolean =>
  a.kind === 'fixed' && b.kind === 'fixed'
    ? a.value * DAYS_IN[a.unit] === b.value * DAYS_IN[b.unit]
    : a.kind === b.kind;

/** The parts by what they say; null when two of them contradict each other. */
function slotsOf(parts: readonly Part[]): Slots | null {
  const slots: Record<string, Part> = {};
  for (const part of parts) {
    const before = slots[part.slot];
    if (before?.slot === 'duration' && part.slot === 'duration') {
      if (!isSameDuration(before.duration, part.duration)) return null;
    } else if (before && part.slot !== 'instruction' && !isSame(before, part)) return null;
    slots[part.slot] = before ?? part;
  }
  return slots;
}

interface Context {
  /** Unit of the form that the medicine's name has. */
  formUnit: DoseUnit | null;
}

type Measured = Pick<Dosage, 'dose' | 'timing'>;

/** "2 tablets 1-0-1" is two tablets at each time; with other amounts than 0 and 1 it may mean either number. */
function withPattern(
  timing: Timing & { kind: 'pattern' },
  slots: Slots,
  formUnit: DoseUnit | null,
): Measured | null {
  const { dose, pattern } = slots;
  const [stated, counted] = [dose?.unit ?? null, pattern?.unit ?? null];
  if (stated && counted && stated !== counted) return null;
  const unit = stated ?? counted ?? formUnit ?? 'piece';
  const times = dose?.value ?? 1;
  const { morning, noon, evening, night } = timing;
  if (times !== 1 && [morning, noon, evening, night].some((amount) => amount !== 0 && amount !== 1))
    return null;
  const amounts = {
    morning: morning * times,
    noon: noon * times,
    evening: evening * times,
    night: night * times,
  };
  return { dose: { value: 1, unit }, timing: { ...timing, ...amounts } };
}

function measured(slots: Slots, timing: Timing | null, { formUnit }: Context): Measured | null {
  if (timing?.kind === 'pattern') return withPattern(timing, slots, formUnit);
  const { dose } = slots;
  if (!dose) return { dose: null, timing };
  return { dose: { value: dose.value, unit: dose.unit ?? formUnit ?? 'piece' }, timing };
}

/** The duration of a step; undefined when it does not fit the timing. */
function durationOf(slots: Slots, timing: Timing | null): Duration | null | undefined {
  const duration = slots.duration?.duration ?? null;
  if (timing?.kind !== 'once') return coversPeriod({ timing, duration }) ? duration : undefined;
  const isOneDay = duration?.kind === 'fixed' && duration.value * DAYS_IN[duration.unit] === 1;
  return duration === null || isOneDay ? null : undefined;
}

/** The timing; undefined when its phrases contradict each other, null for a medicine that is only taken as needed. */
function timingOf(slots: Slots): Timing | null | undefined {
  const chosen = Object.fromEntries(
    [...TIMING_SLOTS, 'once' as const].filter((slot) => slots[slot]).map((slot) => [slot, slots[slot]]),
  );
  if (Object.keys(chosen).length > 0) return combineTiming(chosen) ?? undefined;
  return slots.asNeeded ? null : undefined;
}

function instructionsOf(parts: readonly Part[]): Instruction[] {
  const named = parts.flatMap((part) => (part.slot === 'instruction' ? [part.instruction] : []));
  return INSTRUCTIONS.filter((each) => named.includes(each));
}

/** The step that the parts of a text describe; null when they contradict each other or leave out when it is taken. */
export function combine(parts: readonly Part[], context: Context): Dosage | null {
  const slots = slotsOf(parts);
  if (!slots) return null;
  const timing = timingOf(slots);
  if (timing === undefined) return null;
  const duration = durationOf(slots, timing);
  const amounts = measured(slots, timing, context);
  if (duration === undefined || !amounts) return null;
  const { asNeeded, maxPerDay } = slots;
  if (maxPerDay && !asNeeded) return null;
  if (asNeeded && timing?.kind === 'once') return null;
  const instructions = instructionsOf(parts);
  if (!isOneMealTime({ instructions })) return null;
  return {
    dose: amounts.dose,
    route: slots.route?.route ?? null,
    timing: amounts.timing,
    asNeeded: asNeeded ? { reason: asNeeded.reason, maxPerDay: maxPerDay?.count ?? null } : null,
    duration,
    instructions,
  };
}
