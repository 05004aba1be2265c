import { afterLogin, landingOf, profileOf } from './landing';

describe('landingOf', () => {
  it.each([
    ['patient', '/patientlogin'],
    ['doctor', '/doctor-login'],
    ['admin', '/admin'],
    ['nurse', null],
    ['constructor', null],
  ])('sends %s to %s', (type, landing) => expect(landingOf(type)).toBe(landing));
});

describe('profileOf', () => {
  it('opens the dashboard for a patient', () =>
    expect(profileOf('patient')).toBe('/patientlogin/patient-dash'));
  it('opens the login for an unknown type', () => expect(profileOf('nurse')).toBe('/login'));
});

describe('afterLogin', () => {
  it.each([
    ['patient', '/find-doctor?search=card', '/find-doctor?search=card'],
    ['patient', '/patientlogin/patientapps', '/patientlogin/patientapps'],
    ['patient', '/doctor-login/appointments', '/patientlogin'],
    ['patient', '/patientloginx', '/patientloginx'],
    ['doctor', '/find-doctor', '/doctor-login'],
    ['doctor', '/doctor-login/appointments', '/doctor-login/appointments'],
    ['admin', undefined, '/admin'],
    ['patient', '//elsewhere.test', '/patientlogin'],
    ['patient', 'https://elsewhere.test', '/patientlogin'],
    ['nurse', '/find-doctor', null],
  ])('takes %s coming from %s to %s', (type, from, expected) =>
    expect(afterLogin(type, from)).toBe(expected),
  );
});
