import { measureOf } from '../../../../openapi/contract/care/lab/measures.js';
import type { LabMeasure } from '../../../../openapi/contract/care/lab/measures.js';
import type { LabResult } from '../../../../openapi/contract/care/lab/results.js';
import type { ReportLabBooking } from '../../../../openapi/contract/shop/lab-reports.js';
import { fieldFailure } from '../../common/errors/errors.js';
import type { LabBooking, Report } from '../lab-booking.schema.js';
import { sampledAt } from './report-versions.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';

const MINUTE_MS = 60_000;
/** Forms give times without seconds. */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);

const isNamed = (names: readonly string[], name: string): boolean =>
  names.some((one) => one.toLowerCase() === name.toLowerCase());

/**
 * The names of the outstanding measures; empty for a final report.
 * @throws Failure UNACCEPTABLE for a preliminary report without any, and for names of measured values
 */
export function outstandingOf(
  { preliminary = false, outstanding = [] }: Pick<ReportLabBooking, 'preliminary' | 'outstanding'>,
  results: readonly LabResult[],
  measures: readonly LabMeasure[],
): string[] {
  if (!preliminary) {
    if (outstanding.length > 0) throw fieldFailure('outstanding', tLabBooking('outstanding.onlyPreliminary'));
    return [];
  }
  const measured = results.map(({ name }) => name);
  const repeated = outstanding.findIndex((name) => isNamed(measured, name));
  if (repeated >= 0)
    throw fieldFailure(
      `outstanding.${repeated}`,
      tLabBooking('outstanding.hasResult', { name: outstanding[repeated] }),
    );
  const defined = measures.map(({ name }) => name).filter((name) => !isNamed(measured, name));
  const others = outstanding.filter((name) => !measureOf(measures, name));
  const names = [...defined, ...new Map(others.map((name) => [name.toLowerCase(), name])).values()];
  if (names.length === 0) throw fieldFailure('preliminary', tLabBooking('outstanding.none'));
  return names;
}

type Times = Pick<Report, 'collectedAt' | 'receivedAt'>;

/**
 * The times of the sample: those given, else those of the entry or report that is changed.
 * @throws Failure UNACCEPTABLE for a time in the future or out of order
 */
export function sampleTimesOf(
  { collectedAt, receivedAt }: Pick<ReportLabBooking, 'collectedAt' | 'receivedAt'>,
  row: LabBooking,
  now: Date,
): Times {
  const changed = row.entry ?? row.report;
  const collected = collectedAt === undefined ? changed?.collectedAt : new Date(collectedAt);
  const received =
    receivedAt === undefined ? (changed?.receivedAt ?? null) : receivedAt && new Date(receivedAt);
  const receivedOn = received || null;
  const sample = collected ?? sampledAt(row, changed);
  const refuse = (field: string, reason: 'future' | 'beforeBooking' | 'beforeSample') =>
    fieldFailure(field, tLabBooking(`times.${reason}`));
  if (collected && minuteOf(collected) > minuteOf(now)) throw refuse('collectedAt', 'future');
  if (collected && minuteOf(collected) < minuteOf(row.createdAt))
    throw refuse('collectedAt', 'beforeBooking');
  if (receivedOn && minuteOf(receivedOn) > minuteOf(now)) throw refuse('receivedAt', 'future');
  if (receivedOn && minuteOf(receivedOn) < minuteOf(sample)) throw refuse('receivedAt', 'beforeSample');
  return { receivedAt: receivedOn, ...(collected && { collectedAt: collected }) };
}
