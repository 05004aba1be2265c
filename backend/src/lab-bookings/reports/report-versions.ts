import type { EarlierReport, LabBooking, Report } from '../lab-booking.schema.js';

type Reported = Pick<LabBooking, 'report' | 'earlierReports'>;

/** One report of a booking: the current one or a corrected one. */
export const reportOfVersion = (
  { report, earlierReports = [] }: Reported,
  version: number,
): Report | EarlierReport | undefined =>
  report?.version === version ? report : earlierReports.find((earlier) => earlier.version === version);

/** When the sample was taken. Results refer to that moment, whenever they were reported. */
export const sampledAt = ({
  history,
  report,
  createdAt,
}: Pick<LabBooking, 'history' | 'report' | 'createdAt'>): Date =>
  history.findLast(({ status }) => status === 'sampleCollected')?.at ?? report?.reportedAt ?? createdAt;
