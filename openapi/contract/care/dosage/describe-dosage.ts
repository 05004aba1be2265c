import messages from '../../../../messages/en/contract/care/dosage.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { LOCALE } from '../../messages/language.js';
import { courseOf } from './course.js';
import type { DoseUnit, TimeOfDay } from './dosage-facts.js';
import type { Dosage } from './dosage.js';
import type { Duration, Timing } from './timing.js';

export const tDosage = createMessages('contract/care/dosage', messages);

const VULGAR: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };
const digits = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });
const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** "1½", "60,000", "2.5" for a measured amount. */
function amountText(value: number, isPiece: boolean): string {
  const part = isPiece ? VULGAR[value % 1] : undefined;
  if (!part) return digits.format(value);
  return value < 1 ? part : `${Math.floor(value)}${part}`;
}

const MEASURED: DoseUnit[] = ['ml', 'unit', 'g', 'mg', 'mcg'];

/** "1 tablet", "2½ tablets", "150 ml". */
export const doseText = ({ value, unit }: NonNullable<Dosage['dose']>): string =>
  tDosage(`dose.${unit}`, {
    amount: amountText(value, !MEASURED.includes(unit)),
    count: value <= 1 ? 1 : 2,
  });

/** "at night", "morning and night". */
const timesText = (times: TimeOfDay[]): string =>
  times.length === 1 ? tDosage(`at.${times[0]}`) : list.format(times.map((time) => tDosage(`time.${time}`)));

function patternText(timing: Timing & { kind: 'pattern' }, unit: DoseUnit): string[] {
  const times = (['morning', 'noon', 'evening', 'night'] as const).filter((time) => timing[time] > 0);
  const isEven = times.every((time) => timing[time] === timing[times[0]]);
  if (isEven) return [doseText({ value: timing[times[0]], unit }), timesText(times)];
  return [
    list.format(times.map((time) => `${doseText({ value: timing[time], unit })} ${tDosage(`at.${time}`)}`)),
  ];
}

const weekdaysText = (days: (Timing & { kind: 'weekdays' })['dayOfWeek']): string =>
  tDosage('onWeekdays', { days: list.format(days.map((day) => tDosage(`weekday.${day}`))) });

const everyDaysText = (days: number): string[] => (days === 1 ? [] : [tDosage('everyDays', { days })]);

function frequencyText({
  frequency: count,
  period,
  periodUnit,
  when,
}: Timing & { kind: 'frequency' }): string[] {
  const times = when.length > 0 ? [timesText(when)] : [];
  if (periodUnit === 'h') return [tDosage('everyHours', { hours: period })];
  if (periodUnit === 'd') {
    const isPlain = times.length > 0 || (count === 1 && period > 1);
    return [...(isPlain ? times : [tDosage('perDay', { count })]), ...everyDaysText(period)];
  }
  if (periodUnit === 'wk') {
    return [
      period === 1 ? tDosage('perWeek', { count }) : tDosage('everyWeeks', { count, weeks: period }),
      ...times,
    ];
  }
  return [
    period === 1 ? tDosage('perMonth', { count }) : tDosage('everyMonths', { count, months: period }),
    ...times,
  ];
}

function weekdayTexts({ frequency: count, when, dayOfWeek }: Timing & { kind: 'weekdays' }): string[] {
  const times = when.length > 0 ? [timesText(when)] : [];
  const plain = count === 1 ? [] : [tDosage('perDay', { count })];
  return [...(times.length > 0 ? times : plain), weekdaysText(dayOfWeek)];
}

function doseAndTiming({ dose, timing }: Dosage): string[] {
  if (timing?.kind === 'pattern') {
    const days =
      timing.dayOfWeek.length > 0 ? [weekdaysText(timing.dayOfWeek)] : everyDaysText(timing.everyDays);
    return [...patternText(timing, dose!.unit), ...days];
  }
  const amount = dose ? [doseText(dose)] : [];
  if (!timing) return amount;
  if (timing.kind === 'once') return [...amount, tDosage('once')];
  return [...amount, ...(timing.kind === 'frequency' ? frequencyText(timing) : weekdayTexts(timing))];
}

function asNeededTexts({ asNeeded }: Dosage): string[] {
  if (!asNeeded) return [];
  const { reason, maxPerDay } = asNeeded;
  const needed = reason ? tDosage(`asNeededFor.${reason}`) : tDosage('asNeeded');
  return maxPerDay === null ? [needed] : [needed, tDosage('maxPerDay', { count: maxPerDay })];
}

function durationTexts(duration: Duration | null): string[] {
  if (!duration) return [];
  if (duration.kind !== 'fixed') return [tDosage(duration.kind)];
  const { value, unit } = duration;
  return [tDosage(`duration.${unit}`, { amount: amountText(value, true), count: value <= 1 ? 1 : 2 })];
}

const stepText = (dosage: Dosage): string =>
  [
    ...doseAndTiming(dosage),
    ...(dosage.route ? [tDosage(`route.${dosage.route}`)] : []),
    ...asNeededTexts(dosage),
    ...durationTexts(dosage.duration),
    ...dosage.instructions.map((instruction) => tDosage(`instruction.${instruction}`)),
  ].join(' ');

/** Nobody counts applications, and a mass is bought as tablets of some strength. */
const UNCOUNTED: DoseUnit[] = ['application', 'g', 'mg', 'mcg'];

/** A dosage in words: "1 tablet morning and night for 5 days after food: 10 tablets". */
export function describeDosage(dosages: readonly Dosage[]): string {
  const dosage = dosages.map(stepText).reduce((before, after) => tDosage('nextStep', { before, after }));
  const { quantity } = courseOf(dosages);
  if (!quantity || UNCOUNTED.includes(quantity.unit)) return dosage;
  return tDosage('withTotal', { dosage, total: doseText(quantity) });
}
