import { afterLogin, landingOf, profileOf } from './landing';

describe('landingOf', () => {
  it.each([
    ['patient', '/patientlogin'],
    ['doctor', '/doctor-login'],
    ['admin', '/admin'],
    ['nurse', null],
    ['constructor', null],
  ])('should send %s to %s', (type, landing) => expect(landingOf(type)).toBe(landing));
});

describe('profileOf', () => {
  it('should open the dashboard for a patient', () =>
    expect(profileOf('patient')).toBe('/patientlogin/patient-dash'));
  it('should open the login for an unknown type', () => expect(profileOf('nurse')).toBe('/login'));
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
  ])('should take %s coming from %s to %s', (type, from, expected) =>
    expect(afterLogin(type, from)).toBe(expected),
  );
});
