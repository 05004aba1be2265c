import type { TimeOfDay } from '../dosage-facts.js';
import type { Timing } from '../timing.js';
import type { Part } from './parts.js';

type Slots = Partial<{ [S in Part['slot']]: Extract<Part, { slot: S }> }>;
export type TimingSlots = Pick<
  Slots,
  'pattern' | 'perDay' | 'everyDay' | 'everyDays' | 'per' | 'everyHours' | 'weekdays' | 'when' | 'once'
>;

const has = (slots: TimingSlots, allowed: (keyof TimingSlots)[]): boolean =>
  Object.keys(slots).every((slot) => allowed.includes(slot as keyof TimingSlots));

const COLUMNS: Record<TimeOfDay, number> = { morning: 0, noon: 1, evening: 2, night: 3, bedtime: 3 };

/** "1-0-1 morning and night" says the same twice; "1-0-0 at night" contradicts itself. */
function isSameTime(amounts: number[], times: TimeOfDay[]): boolean {
  const named = new Set(times.map((time) => COLUMNS[time]));
  return amounts.every((amount, column) => amount > 0 === named.has(column));
}

function fromPattern(slots: TimingSlots): Timing | null {
  const { pattern, everyDays, weekdays, when } = slots;
  if (!pattern || !has(slots, ['pattern', 'everyDay', 'everyDays', 'weekdays', 'when'])) return null;
  if (when && !isSameTime(pattern.amounts, when.times)) return null;
  if (everyDays && weekdays) return null;
  const [morning, noon, evening, night] = pattern.amounts;
  const days = { everyDays: everyDays?.days ?? 1, dayOfWeek: weekdays?.days ?? [] };
  return { kind: 'pattern', morning, noon, evening, night, ...days };
}

/** Doses on one day of treatment; null when the count and the times differ. */
function dosesADay({ perDay, when }: TimingSlots): { frequency: number; when: TimeOfDay[] } | null {
  const times = when?.times ?? [];
  if (perDay && times.length > 0 && perDay.count !== times.length) return null;
  return { frequency: perDay?.count ?? Math.max(1, times.length), when: times };
}

function fromPeriod(slots: TimingSlots): Timing | null {
  const { per, weekdays, when } = slots;
  if (!per || !has(slots, ['per', 'weekdays', 'when'])) return null;
  const times = when?.times ?? [];
  if (times.length > 1) return null;
  if (!weekdays) {
    return { kind: 'frequency', frequency: per.count, period: per.period, periodUnit: per.unit, when: times };
  }
  // "twice a week, on Monday and Thursday".
  const isSame = per.unit === 'wk' && per.period === 1 && per.count === weekdays.days.length;
  return isSame ? { kind: 'weekdays', dayOfWeek: weekdays.days, frequency: 1, when: times } : null;
}

/** The timing that all phrases about it come to; null when they contradict each other. */
export function combineTiming(slots: TimingSlots): Timing | null {
  if (slots.once) return has(slots, ['once']) ? { kind: 'once' } : null;
  if (slots.pattern) return fromPattern(slots);
  if (slots.per) return fromPeriod(slots);
  if (slots.everyHours) {
    const { hours } = slots.everyHours;
    const timing = { frequency: 1, period: hours, periodUnit: 'h', when: [] } as const;
    return has(slots, ['everyHours']) ? { kind: 'frequency', ...timing, when: [] } : null;
  }
  const doses = dosesADay(slots);
  if (!doses) return null;
  if (slots.weekdays) {
    const isPlain = has(slots, ['weekdays', 'perDay', 'when']);
    return isPlain ? { kind: 'weekdays', dayOfWeek: slots.weekdays.days, ...doses } : null;
  }
  if (slots.everyDays && slots.everyDay) return null;
  return {
    kind: 'frequency',
    frequency: doses.frequency,
    period: slots.everyDays?.days ?? 1,
    periodUnit: 'd',
    when: doses.when,
  };
}
