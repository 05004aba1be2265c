import { isCritical } from '../../../../openapi/contract/care/lab/compare.js';
import type { LabResult } from '../../../../openapi/contract/care/lab/results.js';
import type { Acknowledgement, CriticalValue, LabBooking, ReportEntry } from '../lab-booking.schema.js';
import { valueText } from './report-changes.js';

type Columns = Pick<LabBooking, 'criticalAt' | 'criticalValues' | 'acknowledgement'>;
type Before = Pick<
  LabBooking,
  'criticalAt' | 'criticalValues' | 'acknowledgement' | 'entry' | 'report' | 'rejectedSamples'
>;

const criticalOf = (results: readonly LabResult[]): CriticalValue[] =>
  results
    .filter(({ flag }) => isCritical(flag))
    .map((result) => ({ name: result.name, value: valueText(result) }));

const textOf = (values: readonly CriticalValue[]): string => values.map(keyOf).toSorted().join('\n');
const keyOf = ({ name, value }: CriticalValue): string => `${name.toLowerCase()}: ${value}`;

/** The values known until now; reports of earlier versions have them in their results only. */
const knownOf = ({ criticalValues, entry, report }: Before): CriticalValue[] =>
  criticalValues ?? criticalOf((entry ?? report)?.results ?? []);

/** Whether the open critical values are those of a rejected sample. */
function isOfRejected({ criticalAt, rejectedSamples }: Before): boolean {
  const rejectedAt = rejectedSamples?.at(-1)?.rejectedAt;
  return Boolean(criticalAt && rejectedAt && rejectedAt > criticalAt);
}

/**
 * The columns that follow from an entry. A critical value is open until it is acknowledged, also if it is amended
 * before. An entry that leaves the critical values as they were keeps the acknowledgement. Critical values of a new sample
 * are new, also if they repeat those of the rejected one.
 * @param before the booking before the entry
 */
export function criticalColumns(entry: Pick<ReportEntry, 'results' | 'enteredAt'>, before: Before): Columns {
  const { criticalAt = null, acknowledgement = null } = before;
  const values = criticalOf(entry.results);
  const previous = criticalOf((before.entry ?? before.report)?.results ?? []);
  const isOpen = criticalAt !== null && acknowledgement === null;
  if (isOpen) {
    const known = knownOf(before);
    const unknown = values.filter((value) => !known.some((one) => keyOf(one) === keyOf(value)));
    const added = isOfRejected(before) ? values : unknown;
    const since = added.length > 0 ? entry.enteredAt : criticalAt;
    return { criticalAt: since, criticalValues: [...known, ...unknown], acknowledgement: null };
  }
  if (values.length === 0) return { criticalAt: null, criticalValues: [], acknowledgement: null };
  if (criticalAt !== null && textOf(previous) === textOf(values))
    return { criticalAt, criticalValues: knownOf(before), acknowledgement };
  return { criticalAt: entry.enteredAt, criticalValues: values, acknowledgement: null };
}

/**
 * The action on the critical values of the released report. An action on values that were entered since belongs to
 * the entry.
 */
export function acknowledgementOfReport(row: Before): Acknowledgement | null {
  const { report, entry, criticalAt, acknowledgement } = row;
  const earlier = entry?.earlierAcknowledgement ?? null;
  const isOfEntry = report && entry && criticalAt && criticalAt > report.reportedAt;
  return isOfEntry ? earlier : (acknowledgement ?? earlier);
}

/** The critical values with the current value of each measure. */
export function criticalWithCurrent(row: Before) {
  const results = (row.entry ?? row.report)?.results ?? [];
  return knownOf(row).map(({ name, value }) => {
    const now = results.find((result) => result.name.toLowerCase() === name.toLowerCase());
    return { name, value, current: now ? valueText(now) : null };
  });
}
