import { buildAppointment } from '../test/builders';
import {
  awaitsAnswer,
  byDate,
  doctorOf,
  insteadText,
  moveEnds,
  noteOf,
  paidWords,
  refundSentence,
} from './appointmentView';

const ZONE = 'Asia/Kolkata';
const accepted = { status: 'accepted', acceptedDoctorId: { _id: 'd', fullName: 'Dr. A' } } as const;

describe('doctorOf', () => {
  it('waits while pending, even if a doctor was asked', () =>
    expect(doctorOf(buildAppointment())).toBe('Waiting for doctor acceptance'));
  it('names the accepting doctor', () => expect(doctorOf(buildAppointment(accepted))).toBe('Dr. A'));
  it('says N/A when no one did', () =>
    expect(doctorOf(buildAppointment({ status: 'rejected' }))).toBe('N/A'));
});

describe('noteOf', () => {
  const visit = { ...accepted, appointmentDate: '2099-11-25', appointmentTime: '10:30' };
  it('is empty for an unchanged or past visit', () => {
    expect(noteOf(buildAppointment())).toBeNull();
    expect(noteOf(buildAppointment(visit))).toBeNull();
    for (const status of ['completed', 'rejected', 'cancelled'] as const)
      expect(noteOf(buildAppointment({ status, isMoved: true }))).toBeNull();
  });
  it('asks the patient of a moved visit until there is an answer or the visit has begun', () => {
    const moved = buildAppointment({ ...visit, isMoved: true });
    expect(awaitsAnswer(moved)).toBe(true);
    expect(moveEnds(moved, ZONE)).toEqual({
      from: 'Tue, 24 Nov 2099, 10:30 AM IST',
      to: 'Wed, 25 Nov 2099, 10:30 AM IST',
    });
    expect([noteOf(moved), noteOf({ ...moved, moveAgreed: true })]).toEqual([
      null,
      'You have agreed to this time.',
    ]);
    for (const answered of [{ moveAgreed: true }, { canCancel: false }, { isMoved: false }])
      expect(awaitsAnswer({ ...moved, ...answered })).toBe(false);
  });
  it('shows the declined time while another one is requested', () => {
    const asked = buildAppointment({ insteadOf: { date: '2099-11-25', time: '15:00' } });
    expect(insteadText(asked, ZONE)).toBe('Instead of Wed, 25 Nov 2099, 3:00 PM IST');
    expect(insteadText({ ...asked, status: 'accepted' }, ZONE)).toBeNull();
  });
  it('shows a phone number once it has begun, also after a move', () => {
    const begun = buildAppointment({ ...visit, canCancel: false, isMoved: true });
    expect(noteOf(begun)).toBe('This visit has begun. To cancel it, please call us.');
  });
  it('says that a paid request which no one answers is paid back', () => {
    expect(noteOf(buildAppointment({ canCancel: false }))).toContain('before its time');
    const rejected = buildAppointment({ status: 'rejected', wasUnanswered: true });
    expect(noteOf(rejected)).toContain('No doctor answered this request in time.');
  });
  it('shows the options for an unpaid request with a past day', () => {
    const lapsed = buildAppointment({ payment: null, refundIfCancelled: null, isUpcoming: false });
    expect(noteOf(lapsed)).toContain('No doctor has answered this request by its day.');
  });
});

it('shows the payment and its refunds', () => {
  const payment = { id: 'c', method: 'online' as const, amount: 800, refunded: 0, refundIfCancelled: 800 };
  expect(paidWords(payment)).toBe('₹800 paid');
  expect(paidWords({ ...payment, refunded: 300 })).toBe('₹800 paid, ₹300 refunded');
});

describe('refundSentence', () => {
  const paid = (refundIfCancelled: number, refunded = 0, method: 'online' | 'cash' = 'online') =>
    buildAppointment({ payment: { id: 'c', method, amount: 800, refunded, refundIfCancelled } });
  it('names the refund', () =>
    expect(refundSentence(paid(800))).toContain('The ₹800 you paid will be refunded'));
  it('says that there is no refund', () => expect(refundSentence(paid(0))).toContain('₹800 is not refunded'));
  it('excludes earlier refunds', () => {
    expect(refundSentence(paid(500, 300))).toContain('₹500 of the ₹800 you paid will be refunded');
    expect(refundSentence(paid(0, 300))).toContain('₹500 is not refunded');
    expect(refundSentence(paid(0, 800))).toContain('has already been refunded');
  });
  it('explains the full refund of a moved visit', () => {
    const moved = { ...paid(800), isMoved: true };
    expect(refundSentence(moved)).toBe(
      'The hospital has set another time than the one you paid for. Until the visit begins, the ₹800 you paid will be refunded to your card.',
    );
  });
  it('says that a desk payment is refunded at the desk', () =>
    expect(refundSentence(paid(800, 0, 'cash'))).toContain('can be collected at our desk'));
  it('says that nothing was paid', () =>
    expect(refundSentence(buildAppointment({ payment: null }))).toContain('Nothing was paid'));
});

it('orders by date and time, undated last', () => {
  const visits = [
    buildAppointment({ _id: 'undated', preferredDate: null, preferredTime: null }),
    buildAppointment({ _id: 'late', preferredTime: '15:00' }),
    buildAppointment({ _id: 'early', preferredTime: '09:00' }),
  ];
  expect(visits.toSorted(byDate).map(({ _id }) => _id)).toEqual(['early', 'late', 'undated']);
});
