import { DateTime } from 'luxon';
import type { HospitalClock } from '../common/hospital-clock.js';
import { formatAmount } from '../common/money.js';
import { paidByText } from '../payments/desk-words.js';
import type { Payment } from '../payments/payment.schema.js';
import { refundNotes } from '../payments/refund-state.js';
import { tableOf } from '../pdf/pdf.service.js';
import type { DocumentText } from '../pdf/pdf.service.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';
import { visitDocumentWords } from '../words/care/visit-documents.js';
import { commonWords } from '../words/common.js';

/** The receipt of a paid visit. */
export function visitReceipt(visit: Appointment, payment: Payment, clock: HospitalClock): DocumentText {
  const { date, time } = whenOf(visit);
  const paidOn = DateTime.fromJSDate(payment.paidAt ?? payment.createdAt, { zone: clock.zone });
  return {
    title: visitDocumentWords.receiptTitle,
    facts: [
      [visitDocumentWords.receipt, String(payment._id).slice(-8).toUpperCase()],
      [commonWords.date, paidOn.setLocale('en-IN').toFormat('d LLL yyyy')],
      [visitDocumentWords.paidBy, payment.payer.name],
      [commonWords.email, payment.payer.email],
      [commonWords.patient, visit.patientName],
      [commonWords.doctor, visit.acceptedDoctorName ?? visit.doctorName ?? ''],
      [visitDocumentWords.visit, date ? clock.format(date, time) : commonWords.toBeDecided],
      [commonWords.paid, paidByText(payment)],
    ],
    body: [
      tableOf(
        [
          { head: visitDocumentWords.service, width: '*' },
          { head: commonWords.amount, width: 110, alignment: 'right' },
        ],
        payment.items.map(({ name, unitPaise, quantity }) => [name, formatAmount(unitPaise * quantity)]),
        [['Total', formatAmount(payment.amountPaise)]],
      ),
    ],
    notes: refundNotes(payment),
  };
}
