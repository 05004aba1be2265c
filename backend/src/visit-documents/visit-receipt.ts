import { DateTime } from 'luxon';
import type { HospitalClock } from '../common/hospital-clock.js';
import { formatAmount } from '../common/money.js';
import { paidWords } from '../payments/desk-words.js';
import type { Payment } from '../payments/payment.schema.js';
import { refundNotes } from '../payments/refund-state.js';
import { tableOf } from '../pdf/pdf.service.js';
import type { DocumentText } from '../pdf/pdf.service.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';

/** The receipt of a paid visit. */
export function visitReceipt(visit: Appointment, payment: Payment, clock: HospitalClock): DocumentText {
  const { date, time } = whenOf(visit);
  const paidOn = DateTime.fromJSDate(payment.paidAt ?? payment.createdAt, { zone: clock.zone });
  return {
    title: 'Receipt for a consultation',
    facts: [
      ['Receipt', String(payment._id).slice(-8).toUpperCase()],
      ['Date', paidOn.setLocale('en-IN').toFormat('d LLL yyyy')],
      ['Paid by', payment.payer.name],
      ['Email', payment.payer.email],
      ['Patient', visit.patientName],
      ['Doctor', visit.acceptedDoctorName ?? visit.doctorName ?? ''],
      ['Visit', date ? clock.format(date, time) : 'To be decided'],
      ['Paid', paidWords(payment)],
    ],
    body: [
      tableOf(
        [
          { head: 'Service', width: '*' },
          { head: 'Amount', width: 110, alignment: 'right' },
        ],
        payment.items.map(({ name, unitPaise, quantity }) => [name, formatAmount(unitPaise * quantity)]),
        [['Total', formatAmount(payment.amountPaise)]],
      ),
    ],
    notes: refundNotes(payment, 'The visit did not take place'),
  };
}
