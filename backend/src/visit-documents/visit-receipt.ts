import { DateTime } from 'luxon';
import type { HospitalClock } from '../common/hospital-clock.js';
import { formatAmount } from '../common/money.js';
import { paidByText } from '../payments/desk-words.js';
import type { Payment } from '../payments/payment.schema.js';
import { refundNotes } from '../payments/refund-state.js';
import { hospitalNumberFact } from '../pdf/patient-facts.js';
import { tableOf } from '../pdf/document-text.js';
import type { DocumentText } from '../pdf/document-text.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';
import { tVisitDocument } from '../messages/care/visit-documents.js';
import { tCommon } from '../messages/common.js';

interface PaidVisit {
  visit: Appointment;
  payment: Payment;
  hospitalNumber: string | null;
}

/** The receipt of a paid visit. */
export function visitReceipt(
  { visit, payment, hospitalNumber }: PaidVisit,
  clock: HospitalClock,
): DocumentText {
  const { date, time } = whenOf(visit);
  const paidAt = DateTime.fromJSDate(payment.paidAt ?? payment.createdAt, { zone: clock.zone });
  const paidOn = paidAt.setLocale('en-IN').toFormat('d LLL yyyy');
  const number = String(payment._id).slice(-8).toUpperCase();
  return {
    title: tVisitDocument('receiptTitle'),
    reference: [visit.patientName, hospitalNumber ?? '', number, paidOn],
    facts: [
      [tVisitDocument('receipt'), number],
      [tCommon('date'), paidOn],
      [tVisitDocument('paidBy'), payment.payer.name],
      [tCommon('email'), payment.payer.email],
      [tCommon('patient'), visit.patientName],
      ...hospitalNumberFact(hospitalNumber),
      [tCommon('doctor'), visit.acceptedDoctorName ?? visit.doctorName ?? ''],
      [tVisitDocument('visit'), date ? clock.format(date, time) : tCommon('toBeDecided')],
      [tCommon('paid'), paidByText(payment)],
    ],
    body: [
      tableOf(
        [
          { head: tVisitDocument('service'), width: '*' },
          { head: tCommon('amount'), width: 110, alignment: 'right' },
        ],
        payment.items.map(({ name, unitPaise, quantity }) => [name, formatAmount(unitPaise * quantity)]),
        [['Total', formatAmount(payment.amountPaise)]],
      ),
    ],
    notes: refundNotes(payment),
  };
}
