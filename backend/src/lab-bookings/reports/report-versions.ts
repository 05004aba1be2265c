import type { EarlierReport, LabBooking, Report } from '../lab-booking.schema.js';

type Reported = Pick<LabBooking, 'report' | 'earlierReports'>;

/** One report of a booking: the one that stands, or one that was corrected since. */
export const reportOfVersion = (
  { report, earlierReports = [] }: Reported,
  version: number,
): Report | EarlierReport | undefined =>
  report?.version === version ? report : earlierReports.find((earlier) => earlier.version === version);

/** When the sample of a booking was taken: what was found is of that moment, whenever it was reported. */
export const sampledAt = ({
  history,
  report,
  createdAt,
}: Pick<LabBooking, 'history' | 'report' | 'createdAt'>): Date =>
  history.findLast(({ status }) => status === 'sampleCollected')?.at ?? report?.reportedAt ?? createdAt;
