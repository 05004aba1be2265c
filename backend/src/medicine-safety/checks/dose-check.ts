import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { readMedicineName } from '../../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import { SWALLOWED_FORMS } from '../../../../openapi/contract/shop/medicine-names/facts.js';
import type { WrittenStrength } from '../../../../openapi/contract/shop/medicine-names/facts.js';
import { tSafety } from '../../messages/care/medicine-safety.js';
import type { DoseLimit } from '../tables.js';
import { amountOf, inMg } from './daily-amount.js';
import { idPartOf, warning } from './facts.js';
import type { Knowledge, ReadLine, Warning } from './facts.js';

/** The written strength of a substance in a line; null when it has none, and undefined when it is not in the line. */
function strengthIn(
  line: ReadLine,
  substance: string,
  { names }: Knowledge,
): WrittenStrength | null | undefined {
  if (!line.substances.has(substance)) return undefined;
  const parts = readMedicineName(line.name)?.substances ?? [];
  const part = parts.find((one) => names.namedIn(one.substance).substances.join() === substance);
  return part?.strength ?? null;
}

const THOUSAND = 1000;
const amountText = (mg: number, unit: string): string => {
  const value = mg / inMg(1, unit)!;
  return `${Math.round(value * THOUSAND) / THOUSAND} ${unit}`;
};

/**
 * Whether a limit is for the route of a line. A route that is not stated is by mouth; it may also be another one, unless
 * the form is swallowed, or no form is named and the substance has a limit by mouth.
 */
function isForRoute({ substance, route }: DoseLimit, line: ReadLine, { tables }: Knowledge): boolean {
  const form = readMedicineName(line.name)?.doseForm ?? null;
  const isOral =
    form === null
      ? tables.doseLimits.some((limit) => limit.substance === substance && limit.route === 'oral')
      : SWALLOWED_FORMS.includes(form);
  const unstated = route === 'oral' || !isOral;
  return line.dosages!.every((dosage) => (dosage.route === null ? unstated : dosage.route === route));
}

function ofLimit(limit: DoseLimit, lines: ReadLine[], knowledge: Knowledge): Warning | null {
  const { substance, max, period, note, source, date } = limit;
  const found = lines.flatMap((line) => {
    const strength = strengthIn(line, substance, knowledge);
    if (strength === undefined || !line.dosages) return [];
    if (!isForRoute(limit, line, knowledge)) return [];
    const mg = amountOf(line.dosages, strength, { unit: max.unit, period });
    return mg === null ? [] : [{ line, mg }];
  });
  const mg = found.reduce((sum, one) => sum + one.mg, 0);
  if (mg <= inMg(max.value, max.unit)! + 1e-9) return null;
  const medicines = found.map(({ line }) => line.name).join(', ');
  const key = period === 'week' ? ('dose.week' as const) : ('dose.day' as const);
  const text = tSafety(key, {
    medicines,
    amount: amountText(mg, max.unit),
    substance: capitalised(substance),
    max: `${max.value} ${max.unit}`,
  });
  return warning({
    id: `dose:${substance}:${limit.route}:${period}:${found.map(({ line }) => idPartOf(line.name)).join(':')}`,
    kind: 'dose',
    level: 'information',
    lines: found.map(({ line }) => line.index),
    text: note ? `${text} ${note}` : text,
    source,
    sourceDate: date,
  });
}

/** Substances of which the lines come to more than an adult usually gets. What is not understood is not judged. */
export const checkDoses = (lines: ReadLine[], knowledge: Knowledge): Warning[] =>
  knowledge.tables.doseLimits.flatMap((limit) => ofLimit(limit, lines, knowledge) ?? []);
