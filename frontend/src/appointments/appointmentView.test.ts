import { buildAppointment } from '../test/builders';
import { byDate, canCancel, doctorOf, openFirst, refundSentence, whenOf } from './appointmentView';

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

describe('refundSentence', () => {
  const paid = (refundIfCancelled: number) =>
    buildAppointment({ payment: { id: 'c', amount: 800, refundIfCancelled } });
  it('should name what comes back', () =>
    expect(refundSentence(paid(800))).toContain('₹800 of the ₹800 paid goes back'));
  it('should say that nothing comes back', () =>
    expect(refundSentence(paid(0))).toContain('₹800 is not refunded'));
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
