import type { Dosage } from '../../../../openapi/contract/care/dosage/dosage.js';
import { formatDosage } from '../../../../openapi/contract/care/dosage/format-dosage.js';
import { readDosage } from '../../../../openapi/contract/care/dosage/read-dosage.js';
import type { MedicineRow } from '../../../../openapi/contract/care/prescriptions.js';

/** The four fields of the specification. */
export type RowTexts = Pick<MedicineRow, 'name' | 'dosage' | 'frequency' | 'duration'>;
type DosageFields = Omit<RowTexts, 'name'>;

/** Maximum length of a name. */
export const MAX_NAME = 120;
/** Maximum length of the dosage, the frequency and the duration. */
export const MAX_FIELD = 60;

const NOTHING: Dosage = {
  dose: null,
  route: null,
  timing: null,
  asNeeded: null,
  duration: null,
  instructions: [],
};
export const textOf = (part: Partial<Dosage>): string => formatDosage([{ ...NOTHING, ...part }]);
const joined = (texts: string[]): string => texts.filter((text) => text !== '').join(', ');

/** The amount of one dose, and its times with that amount written as 1; the amounts themselves if they differ. */
function doseAndTimes({ dose, timing }: Dosage): [dose: string, times: string] {
  const amountOf = (value: number) =>
    dose?.unit === 'piece' ? String(value) : textOf({ dose: dose && { ...dose, value } });
  if (timing?.kind !== 'pattern') {
    return [dose ? amountOf(dose.value) : '', textOf({ timing })];
  }
  const { morning, noon, evening, night, ...days } = timing;
  const amounts = [morning, noon, evening, night].filter((amount) => amount > 0);
  const unit = textOf({ dose, timing }).split(' ')[1];
  const isEven = amounts.every((amount) => amount === amounts[0]);
  if (!isEven) return [textOf({ dose, timing }), 'daily'];
  const one = (amount: number) => (amount > 0 ? 1 : 0);
  const ones = { morning: one(morning), noon: one(noon), evening: one(evening), night: one(night), ...days };
  return [amountOf(amounts[0]), textOf({ dose, timing: ones }).replace(` ${unit}`, '')];
}

/** "5 days"; a single dose has no duration of its own. */
const durationText = ({ duration, timing }: Dosage): string =>
  timing?.kind === 'once' ? 'single dose' : textOf({ duration }).replace(/^for /, '');

function oneStep(step: Dosage): DosageFields {
  const [dose, times] = doseAndTimes(step);
  const { route, asNeeded, instructions } = step;
  return {
    dosage: joined([dose, textOf({ route })]),
    frequency: joined([times, textOf({ asNeeded }), textOf({ instructions })]),
    duration: durationText(step),
  };
}

/** The canonical text, divided over the fields. */
function dividedText(dosages: readonly Dosage[]): DosageFields[] {
  const parts = formatDosage(dosages).split(/(?<=[,;]) /);
  const text = (from: number, to?: number) => parts.slice(from, to).join(' ').replace(/[,;]$/, '');
  return parts.flatMap((_, second) =>
    parts.flatMap((_part, third) =>
      second > 0 && third > second
        ? [{ dosage: text(0, second), frequency: text(second, third), duration: text(third) }]
        : [],
    ),
  );
}

/** The texts of a dosage for the fields of the form, which the server reads as that dosage; null if they do not hold it. */
export function fieldTextsOf(name: string, dosages: readonly Dosage[]): DosageFields | null {
  const candidates = [...(dosages.length === 1 ? [oneStep(dosages[0])] : []), ...dividedText(dosages)];
  const meant = JSON.stringify(dosages);
  const isExact = (texts: DosageFields) =>
    Object.values(texts).every((text) => text.length <= MAX_FIELD) &&
    JSON.stringify(readDosage({ name, ...texts })) === meant;
  return candidates.find(isExact) ?? null;
}
