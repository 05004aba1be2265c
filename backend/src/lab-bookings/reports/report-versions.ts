import type { EarlierReport, LabBooking, Report } from '../lab-booking.schema.js';
import { changesBetweenReports } from './report-changes.js';
import type { ReportChanges } from '../../../../openapi/contract/care/lab/report-changes.js';

type Reported = Pick<LabBooking, 'report' | 'earlierReports'>;

/** One report of a booking: the current one or a corrected one. */
export const reportOfVersion = (
  { report, earlierReports = [] }: Reported,
  version: number,
): Report | EarlierReport | undefined =>
  report?.version === version ? report : earlierReports.find((earlier) => earlier.version === version);

/** The values that a report has changed; none for the first. */
export function changesOf(
  row: Reported,
  { version, results }: Pick<Report, 'version' | 'results'>,
): ReportChanges {
  const previous = reportOfVersion(row, version - 1);
  return previous ? changesBetweenReports(previous.results, results) : [];
}

/** When the sample was taken. Results refer to that moment, whenever they were reported. */
export const sampledAt = (
  { history, report, createdAt }: Pick<LabBooking, 'history' | 'report' | 'createdAt'>,
  of: Pick<Report, 'collectedAt'> | undefined = report,
): Date =>
  of?.collectedAt ??
  history.findLast(({ status }) => status === 'sampleCollected')?.at ??
  report?.reportedAt ??
  createdAt;
