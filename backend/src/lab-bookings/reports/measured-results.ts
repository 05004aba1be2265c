import { judgeMeasured } from '../../../../openapi/contract/care/lab/judge.js';
import { identityOf, measureOf } from '../../../../openapi/contract/care/lab/measures.js';
import type { LabMeasure } from '../../../../openapi/contract/care/lab/measures.js';
import type { TestedPerson } from '../../../../openapi/contract/care/lab/reference-range.js';
import { referenceFor } from '../../../../openapi/contract/care/lab/ranges.js';
import type { LabResult, LabResultInput } from '../../../../openapi/contract/care/lab/results.js';
import { fieldFailure } from '../../common/errors/errors.js';
import { toResult } from '../../records/lab-results.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

/**
 * Results as a report stores them. Values in the test's definition get its unit and the range for this person;
 * others bring their own.
 * @throws Failure UNACCEPTABLE at a value that the definition refuses, and at a unit or range that differs from it
 */
export const measuredResults = (
  results: readonly LabResultInput[],
  measures: readonly LabMeasure[],
  person: TestedPerson,
): LabResult[] =>
  results.map((given, index) => {
    const measure = measureOf(measures, given.name);
    if (!measure) return toResult(given);
    const { name, unit } = measure;
    const { low, high } = referenceFor(measure, person).range ?? { low: null, high: null };
    const refuse = (field: string, sentence: string) => fieldFailure(`results.${index}.${field}`, sentence);
    if (given.unit !== '' && given.unit !== unit)
      throw refuse(
        'unit',
        unit ? tLabBooking('unitIsFixed', { name, unit }) : tLabBooking('hasNoUnit', { name }),
      );
    if (given.loinc && given.loinc !== measure.loinc)
      throw refuse('loinc', tLabBooking('loincIsFixed', { name, loinc: measure.loinc ?? '–' }));
    const others = { low: given.low ?? low, high: given.high ?? high };
    if (others.low !== low) throw refuse('low', tLabBooking('rangeIsFixed', { name }));
    if (others.high !== high) throw refuse('high', tLabBooking('rangeIsFixed', { name }));
    const judged = judgeMeasured(measure, given.value, person);
    if (judged.problem !== undefined) throw refuse('value', judged.problem);
    const { value, flag, notCompared } = judged;
    return { name, value, unit, ...identityOf(measure), low, high, flag, notCompared };
  });
