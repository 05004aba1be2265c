import type { LabBookingDto, LabBookingStatus } from '../../../openapi/contract/shop/lab-bookings.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { toRupees } from '../common/money.js';
import { LAB_TEST_PICTURES, pictureUrl } from '../files/product-pictures.js';
import { takenPaiseOf } from '../payments/payment.schema.js';
import type { Payment } from '../payments/payment.schema.js';
import { toRefundState } from '../payments/refund-state.js';
import { toAnsweredResult } from '../records/lab-results.js';
import type { LabBooking, Report } from './lab-booking.schema.js';
import { isPaid } from './lab-booking.policy.js';
import { UNPAID_STATUSES, mayCancel } from './lab-booking.status.js';
import { leftPaiseOf, refundPaiseFor } from './lab-cancellation.js';
import { criticalWithCurrent } from './reports/critical-values.js';
import { changesOf, sampledAt } from './reports/report-versions.js';

interface Viewing {
  as: UserType;
  viewerId: string;
  /** Whether the viewer may read results; the report, what was entered and critical values are null without. */
  readsResults: boolean;
  /** Whether the viewer's role releases results. */
  mayRelease: boolean;
  /** Whether another person than the one who entered them releases results. */
  isReleasedByAnother: boolean;
  clock: HospitalClock;
  /** The guardians of the patient, for viewers who may know them. */
  heldBy: LabBookingDto['heldBy'];
  /** For a card payment. */
  paid: Payment | undefined;
  /** Creates the short-lived address of a private document. */
  sign: (path: string) => string;
}

export const reportPath = (bookingId: string): string => `/api/papers/lab-reports/${bookingId}`;
export const earlierReportPath = (bookingId: string, version: number): string =>
  `${reportPath(bookingId)}/versions/${version}`;

export function toLabBooking(row: LabBooking, viewing: Viewing): LabBookingDto {
  const { as, readsResults, heldBy, paid, sign } = viewing;
  const id = String(row._id);
  const canCancel = mayCancel(row.status, as);
  return {
    id,
    _id: id,
    status: row.status as LabBookingStatus,
    labTest: {
      _id: String(row.test.labTestId),
      testName: row.test.name,
      turnaround: row.test.turnaround,
      imageUrl: pictureUrl(LAB_TEST_PICTURES, row.test.image),
      group: row.test.group,
      specimenType: row.test.specimenType ?? null,
      preparation: row.test.preparation ?? null,
    },
    price: toRupees(row.pricePaise),
    patient: { _id: String(row.patientId), fullName: row.patientName },
    heldBy,
    fullName: row.fullName,
    subject: row.subject,
    phone: row.phone,
    date: row.date,
    window: row.window ? { from: row.window.from, to: row.window.to } : null,
    place: row.place,
    address: row.address,
    payment: row.payment,
    paid: isPaid(row),
    paymentId: row.paymentId ? String(row.paymentId) : null,
    refund: toRefundState(paid),
    history: row.history
      .filter(({ status }) => !(UNPAID_STATUSES as readonly string[]).includes(status))
      .map(({ status, at }) => ({ status: status as LabBookingStatus, at: at.toISOString() })),
    cancellation: row.cancellation ? { by: row.cancellation.by, msg: row.cancellation.msg } : null,
    canCancel,
    refundIfCancelled: canCancel && isPaid(row) ? refundNow(row, viewing) : null,
    rejectedSamples: rejectedSamplesOf(row, as),
    report: readsResults && row.report ? issued(row.report, row) : null,
    reportUrl: readsResults && row.report ? sign(reportPath(id)) : null,
    entered: as === 'admin' && readsResults ? enteredOf(row, viewing) : null,
    critical: as === 'admin' && readsResults ? criticalOf(row) : null,
    earlierReports: readsResults ? earlierReportsOf(row, sign) : [],
    createdAt: row.createdAt.toISOString(),
  };
}

const earlierReportsOf = (row: LabBooking, sign: Viewing['sign']): LabBookingDto['earlierReports'] =>
  (row.earlierReports ?? []).toReversed().map((report) => ({
    ...issued(report, row),
    correctedAt: report.correctedAt.toISOString(),
    url: sign(earlierReportPath(String(row._id), report.version)),
  }));

const rejectedSamplesOf = ({ rejectedSamples = [] }: LabBooking, as: UserType) =>
  rejectedSamples.map(({ collectedAt, rejectedAt, reason, note, byName }) => ({
    collectedAt: collectedAt.toISOString(),
    rejectedAt: rejectedAt.toISOString(),
    reason,
    note,
    by: as === 'admin' ? byName : null,
  }));

function criticalOf(row: LabBooking): LabBookingDto['critical'] {
  const { criticalAt, acknowledgement } = row;
  if (!criticalAt) return null;
  return {
    since: criticalAt.toISOString(),
    values: criticalWithCurrent(row),
    acknowledged: acknowledgement
      ? {
          by: acknowledgement.byName,
          at: acknowledgement.at.toISOString(),
          action: acknowledgement.action,
        }
      : null,
  };
}

const leftOf = (paid: Payment): number =>
  paid.status === 'paid' ? takenPaiseOf(paid) - paid.refundedPaise : 0;

/** In rupees, to the card or at the desk. */
function refundNow(row: LabBooking, { as, clock, paid }: Viewing): number {
  const leftPaise = leftPaiseOf(row, paid ? leftOf(paid) : 0);
  return toRupees(refundPaiseFor(row, leftPaise, { by: as, clock }));
}

const contentOf = (report: Omit<Report, 'reportedAt'>, row: LabBooking) => ({
  version: report.version,
  preliminary: report.preliminary ?? false,
  outstanding: report.outstanding ?? [],
  results: report.results.map(toAnsweredResult),
  remark: report.remark,
  person: report.person,
  reason: report.reason,
  sampledAt: sampledAt(row, report).toISOString(),
  receivedAt: report.receivedAt?.toISOString() ?? null,
  changes: changesOf(row, report),
});

const issued = (report: Report, row: LabBooking) => ({
  ...contentOf(report, row),
  reportedAt: report.reportedAt.toISOString(),
  authorisedBy: report.authorisedByName ?? null,
});

function enteredOf(
  row: LabBooking,
  { viewerId, mayRelease, isReleasedByAnother }: Viewing,
): LabBookingDto['entered'] {
  const { entry } = row;
  if (!entry) return null;
  const { entryId, enteredBy, enteredByName, enteredAt, returned } = entry;
  const isOwn = String(enteredBy) === viewerId;
  return {
    entryId: String(entryId),
    ...contentOf(entry, row),
    enteredBy: { _id: String(enteredBy), fullName: enteredByName },
    enteredAt: enteredAt.toISOString(),
    returned: returned && { by: returned.byName, at: returned.at.toISOString(), reason: returned.reason },
    canRelease: mayRelease && !returned && !(isOwn && isReleasedByAnother),
  };
}
