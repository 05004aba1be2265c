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
import { UNPAID_STATUSES, mayCancel } from './lab-booking.status.js';
import { refundPaiseFor } from './lab-cancellation.js';
import { sampledAt } from './reports/report-versions.js';

interface Viewing {
  as: UserType;
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

export function toLabBooking(row: LabBooking, { as, clock, heldBy, paid, sign }: Viewing): LabBookingDto {
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
    paid: row.payment === 'card' || row.history.some(({ status }) => status === 'sampleCollected'),
    paymentId: row.paymentId ? String(row.paymentId) : null,
    refund: toRefundState(paid),
    history: row.history
      .filter(({ status }) => !(UNPAID_STATUSES as readonly string[]).includes(status))
      .map(({ status, at }) => ({ status: status as LabBookingStatus, at: at.toISOString() })),
    cancellation: row.cancellation ? { by: row.cancellation.by, msg: row.cancellation.msg } : null,
    canCancel,
    refundIfCancelled:
      canCancel && paid ? toRupees(refundPaiseFor(row, leftOf(paid), { by: as, clock })) : null,
    report: row.report ? issued(row.report, row) : null,
    reportUrl: row.report ? sign(reportPath(id)) : null,
    critical: as === 'admin' ? criticalOf(row) : null,
    earlierReports: (row.earlierReports ?? []).toReversed().map((report) => ({
      ...issued(report, row),
      correctedAt: report.correctedAt.toISOString(),
      url: sign(earlierReportPath(id, report.version)),
    })),
    createdAt: row.createdAt.toISOString(),
  };
}

function criticalOf({ criticalAt, acknowledgement }: LabBooking): LabBookingDto['critical'] {
  if (!criticalAt) return null;
  return {
    since: criticalAt.toISOString(),
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

const issued = ({ version, results, remark, person, reportedAt, reason }: Report, row: LabBooking) => ({
  version,
  results: results.map(toAnsweredResult),
  remark,
  person,
  reason,
  sampledAt: sampledAt(row).toISOString(),
  reportedAt: reportedAt.toISOString(),
});
