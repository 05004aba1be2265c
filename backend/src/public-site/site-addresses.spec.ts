import { hashRouteOf } from './site-addresses.js';

describe('hashRouteOf', () => {
  it.each([
    ['/login', '/login'],
    ['/Login/', '/Login/'],
    ['/find-doctor?speciality=Skin%20care&page=2', '/find-doctor?speciality=Skin%20care&page=2'],
    ['/medicine', '/medicine'],
    ['/blog/know-your-blood-pressure', '/blog/know-your-blood-pressure'],
    ['/patientlogin/patientapps?visit=1', '/patientlogin/patientapps?visit=1'],
    ['/admin/appointments/66f1/show', '/admin/appointments/66f1/show'],
    ['/login).', '/login'],
    ['/login%20', '/login'],
    ['/login%3E,', '/login'],
    ['/%23/login', '/login'],
    ['/%2523/login', '/login'],
    ['/%23%2Flogin', '/login'],
    ['/%23', '/'],
    ['/index.html%23/login', '/login'],
    ['/%23/reset-password?token=abc', '/reset-password?token=abc'],
    ['/%23/reset-password%3Ftoken%3Dabc', '/reset-password?token=abc'],
    ['/reset-password?token=abc', '/reset-password?token=abc'],
    ['/reset-password%23token=abc', '/reset-password?token=abc'],
    ['/blog/a%2Fb%23c', null],
    ['/blog/50%25%0d%0aX-A:b', '/blog/50%25%0D%0AX-A%3Ab'],
    ['/', null],
    ['/reset-password', null],
    ['/claim/', null],
    ['/medicine/add', null],
    ['/patientlogin/nothing', null],
    ['/%23/nothing', null],
    ['//evil.example', null],
    ['/%23//evil.example', null],
    ['/assets/login', null],
    ['/doctors/dr-rao', null],
  ])('reads %s as the route %s', (url, route) => {
    expect(hashRouteOf(url)).toBe(route);
  });
});
