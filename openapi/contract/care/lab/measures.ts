import { z } from 'zod';
import { lineOfText } from '../../common.js';
import { areOverlapping } from './ranges.js';
import { ReferenceRange, TestedPerson } from './reference-range.js';
import { MAX_RESULTS, MolarMass, ResultNumber, Ucum, Unit } from './results.js';
import { Loinc } from './units/loinc.js';
import { knownUnit } from './units/units.js';
import messages from '../../../../messages/en/contract/care/lab-measures.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { tValidation } from '../../messages/validation.js';

const tLabMeasures = createMessages('contract/care/lab-measures', messages);

/** Maximum number of reference ranges per measure of a lab test. */
export const MAX_RANGES = 12;
/** Maximum number of values of a coded measure. */
const MAX_CODES = 40;

/** Values of a coded measure that differ only in case, spaces or hyphens are the same. */
export const codeKey = (value: string): string => value.toLowerCase().replace(/[\s-]+/gu, '');

export const MEASURE_KINDS = ['numeric', 'coded', 'titre', 'text'] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

const CodedValue = z
  .strictObject({
    value: lineOfText(60, tLabMeasures('codeMissing')).meta({
      description: 'The value as the report shows it.',
      examples: ['Reactive'],
    }),
    abnormal: z.boolean().meta({ description: 'Whether the value is abnormal.', examples: [true] }),
  })
  .meta({ id: 'CodedValue', description: 'A value of a coded measure.' });
export type CodedValue = z.infer<typeof CodedValue>;

export const LabMeasure = z
  .strictObject({
    name: lineOfText(100, tLabMeasures('measureMissing')).meta({
      description: 'Name of the measure.',
      examples: ['Haemoglobin'],
    }),
    unit: Unit.meta({ description: 'Unit of the values and ranges; empty if there is none.' }),
    loinc: Loinc.optional().meta({
      description:
        'LOINC code of the measure; omitted if there is none. Trends join results by code and converted unit.',
    }),
    ucum: Ucum.optional(),
    molarMass: MolarMass.optional(),
    kind: z.enum(MEASURE_KINDS).optional().meta({
      description:
        'numeric: one number, also "<5"; coded: one of `codes`; titre: "1:80", whose ranges apply to 80; text: words, findings of up to 4,000 characters. If omitted: numeric with a unit or ranges, otherwise text.',
    }),
    codes: z
      .array(CodedValue)
      .max(MAX_CODES, tLabMeasures('tooManyCodes', { max: MAX_CODES }))
      .optional()
      .meta({ description: 'Values of a coded measure, in the order of the form.', examples: [[]] }),
    possibleLow: ResultNumber.nullish().meta({
      description: 'A value below is a typing error and is refused; null or omitted for none.',
      examples: [1],
    }),
    possibleHigh: ResultNumber.nullish().meta({
      description: 'A value above is a typing error and is refused; null or omitted for none.',
      examples: [30],
    }),
    deltaPercent: z
      .number()
      .min(1)
      .max(1000)
      .nullish()
      .meta({
        description:
          'A change of more than this percentage since the last value must be confirmed; null or omitted for none.',
        examples: [50],
      }),
    ranges: z
      .array(ReferenceRange)
      .max(MAX_RANGES, tLabMeasures('tooManyRanges', { max: MAX_RANGES }))
      .superRefine((ranges, context) => {
        for (const [index, range] of ranges.entries()) {
          if (!ranges.slice(0, index).some((earlier) => areOverlapping(range, earlier))) continue;
          const message = tLabMeasures('rangesOverlap');
          context.addIssue({ code: 'custom', path: [index, 'low'], message });
        }
      })
      .meta({ description: 'Reference ranges; at most one applies to a person.' }),
  })
  .superRefine(({ unit, ucum, kind, codes = [], ranges, possibleLow, possibleHigh }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'coded' && codes.length < 2) refuse('codes', tLabMeasures('tooFewCodes'));
    if (kind !== 'coded' && codes.length > 0) refuse('codes', tLabMeasures('codesOnlyIfCoded'));
    if (new Set(codes.map(({ value }) => codeKey(value))).size < codes.length)
      refuse('codes', tLabMeasures('codesRepeated'));
    if ((kind === 'coded' || kind === 'text') && ranges.length > 0)
      refuse('ranges', tLabMeasures('rangesNeedNumbers'));
    if (possibleLow != null && possibleHigh != null && possibleLow > possibleHigh)
      refuse('possibleLow', tValidation('rangeReversed'));
    const known = knownUnit(unit);
    if (ucum && known && (knownUnit(ucum)?.ucum ?? ucum) !== known.ucum)
      refuse('ucum', tLabMeasures('ucumDiffers', { ucum: known.ucum }));
  })
  .meta({ id: 'LabMeasure', description: 'A value that a lab test measures.' });
export type LabMeasure = z.infer<typeof LabMeasure>;

/** What identifies the measure and its unit in results of several laboratories; only what the definition states. */
export const identityOf = ({ loinc, ucum, molarMass }: Pick<LabMeasure, 'loinc' | 'ucum' | 'molarMass'>) => ({
  ...(loinc && { loinc }),
  ...(ucum && { ucum }),
  ...(molarMass && { molarMass }),
});

/** Unique names, ignoring case. */
export const haveUniqueNames = (named: readonly { name: string }[]): boolean =>
  new Set(named.map(({ name }) => name.toLowerCase())).size === named.length;

export const LabMeasures = z
  .array(LabMeasure, tValidation('listMissing'))
  .max(MAX_RESULTS, tLabMeasures('tooManyMeasures', { max: MAX_RESULTS }))
  .refine(haveUniqueNames, tLabMeasures('measuresRepeated'))
  .meta({
    description: 'Measures of the test, with units and reference ranges, in the order of the report.',
  });

/** The measure with this name, ignoring case. */
export const measureOf = (measures: readonly LabMeasure[], name: string): LabMeasure | undefined =>
  measures.find((measure) => measure.name.toLowerCase() === name.trim().toLowerCase());

export const BookingMeasures = z
  .strictObject({
    person: TestedPerson.meta({
      description: 'Facts from the account that booked; unknown if the sample is from another person.',
    }),
    measures: LabMeasures,
    isReleasedByAnother: z.boolean().meta({
      description: 'Whether another administrator than the one who enters the results releases them.',
      examples: [true],
    }),
  })
  .meta({ id: 'BookingMeasures', description: 'Measures for entering the report of a lab booking.' });
export type BookingMeasures = z.infer<typeof BookingMeasures>;
