import { buildAppointment } from '../test/builders';
import { whenOf, whenText } from './when';

const ZONE = 'Asia/Kolkata';
const accepted = { status: 'accepted', acceptedDoctorId: { _id: 'd', fullName: 'Dr. A' } } as const;

it.each([
  ['as set', { appointmentDate: '2099-11-25', appointmentTime: '11:00' }, '2099-11-25', '11:00'],
  ['on the set day at the wished time', { appointmentDate: '2099-11-25' }, '2099-11-25', '10:30'],
  ['as wished', {}, '2099-11-24', '10:30'],
  ['at no time', { preferredTime: null }, '2099-11-24', null],
  ['never yet', { preferredDate: null, preferredTime: null }, null, null],
])('knows that a visit is %s', (_, fields, date, time) => {
  expect(whenOf(buildAppointment(fields))).toEqual({ date, time });
});

describe('whenText', () => {
  it('prefers the confirmed date', () => {
    const visit = buildAppointment({ ...accepted, appointmentDate: '2099-11-25', appointmentTime: '11:00' });
    expect(whenText(visit, ZONE)).toBe('Wed, 25 Nov 2099, 11:00 AM IST');
  });
  it('says TBD without any date', () =>
    expect(whenText(buildAppointment({ preferredDate: null, preferredTime: null }), ZONE)).toBe('TBD'));
});
