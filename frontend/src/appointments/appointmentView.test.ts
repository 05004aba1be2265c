import { buildAppointment } from '../test/builders';
import { byDate, canCancel, doctorOf, openFirst, paidWords, refundSentence, whenOf } from './appointmentView';

const ZONE = 'Asia/Kolkata';
const accepted = { status: 'accepted', acceptedDoctorId: { _id: 'd', fullName: 'Dr. A' } } as const;

describe('doctorOf', () => {
  it('should wait while pending, even if a doctor was asked', () =>
    expect(doctorOf(buildAppointment())).toBe('Waiting for doctor acceptance'));
  it('should name the doctor who accepted', () => expect(doctorOf(buildAppointment(accepted))).toBe('Dr. A'));
  it('should say N/A when nobody did', () =>
    expect(doctorOf(buildAppointment({ status: 'rejected' }))).toBe('N/A'));
});

describe('whenOf', () => {
  it('should prefer the confirmed date', () => {
    const visit = buildAppointment({ ...accepted, appointmentDate: '2099-11-25', appointmentTime: '11:00' });
    expect(whenOf(visit, ZONE)).toBe('Wed, 25 Nov 2099, 11:00 AM IST');
  });
  it('should say TBD without any date', () =>
    expect(whenOf(buildAppointment({ preferredDate: null, preferredTime: null }), ZONE)).toBe('TBD'));
});

it.each([
  ['pending', true],
  ['accepted', true],
  ['rejected', false],
  ['completed', false],
  ['cancelled', false],
] as const)('should let %s be cancelled: %s', (status, expected) =>
  expect(canCancel(buildAppointment({ status }))).toBe(expected),
);

it('should say what was paid, and what of it the hospital has given back', () => {
  const payment = { id: 'c', amount: 800, refunded: 0, refundIfCancelled: 800 };
  expect(paidWords(payment)).toBe('₹800 paid');
  expect(paidWords({ ...payment, refunded: 300 })).toBe('₹800 paid, ₹300 given back');
});

describe('refundSentence', () => {
  const paid = (refundIfCancelled: number, refunded = 0) =>
    buildAppointment({ payment: { id: 'c', amount: 800, refunded, refundIfCancelled } });
  it('should name what comes back', () =>
    expect(refundSentence(paid(800))).toContain('₹800 of the ₹800 paid goes back'));
  it('should say that nothing comes back', () =>
    expect(refundSentence(paid(0))).toContain('₹800 is not refunded'));
  it('should leave out what the hospital has given back before', () => {
    expect(refundSentence(paid(500, 300))).toContain('₹500 of the ₹800 paid goes back');
    expect(refundSentence(paid(0, 300))).toContain('₹500 is not refunded');
    expect(refundSentence(paid(0, 800))).toContain('has been refunded before');
  });
  it('should say that nothing was paid', () =>
    expect(refundSentence(buildAppointment({ payment: null }))).toContain('Nothing was paid'));
});

it('should order by date and time, undated last, and refused ones after all others', () => {
  const visits = [
    buildAppointment({ _id: 'undated', preferredDate: null, preferredTime: null }),
    buildAppointment({ _id: 'refused', status: 'rejected', preferredDate: '2099-01-01' }),
    buildAppointment({ _id: 'late', preferredTime: '15:00' }),
    buildAppointment({ _id: 'early', preferredTime: '09:00' }),
  ];
  expect(visits.toSorted(openFirst).map(({ _id }) => _id)).toEqual(['early', 'late', 'undated', 'refused']);
  expect(visits.toSorted(byDate).map(({ _id }) => _id)).toEqual(['refused', 'early', 'late', 'undated']);
});
