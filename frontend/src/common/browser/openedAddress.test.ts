import { openedAddress, tidyAddress } from './openedAddress';

const read = (address: string) => openedAddress(new URL(address, 'http://hospital.test'));

describe('openedAddress', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/#/', '/'],
    ['/#/login', '/login'],
    ['/#/login).', '/login'],
    ['/#/login%20', '/login'],
    ['/#/login%3E', '/login'],
    ['/#%2Flogin', '/login'],
    ['/#/%2Flogin', '/login'],
    ['/login', '/login'],
    ['/find-doctor?page=2', '/find-doctor?page=2'],
    ['/#/search?q=Dr.', '/search?q=Dr.'],
    ['/#/search?q=a%20b)', '/search?q=a%20b)'],
    ['/#/find-doctor?doctor=66f1%29.', '/find-doctor?doctor=66f1'],
    ['/#/orders?order=HP-2026-7KQ4XM).', '/orders?order=HP-2026-7KQ4XM'],
    ['/#/blog/%E0%A4%A', '/blog/%E0%A4%A'],
    ['/#/%2523/login', '/%2523/login'],
  ])('reads %s as the route %s', (address, path) => {
    expect(read(address)).toEqual({ path, secret: '' });
  });

  it.each([
    ['/reset-password#token=abc-_1', '/reset-password', 'token=abc-_1'],
    ['/reset-password?token=abc', '/reset-password', 'token=abc'],
    ['/#/reset-password?token=abc', '/reset-password', 'token=abc'],
    ['/#/reset-password?token=abc%29.', '/reset-password', 'token=abc'],
    ['/#/reset-password?token=abc).', '/reset-password', 'token=abc'],
    ['/confirm-email#token=abc%20', '/confirm-email', 'token=abc'],
    ['/claim#code=abc&takes-over=1', '/claim', 'code=abc&takes-over=1'],
    ['/claim', '/claim', ''],
  ])('takes the secret out of %s', (address, path, secret) => {
    expect(read(address)).toEqual({ path, secret });
  });
});

it('leaves no secret in the address bar', () => {
  window.history.replaceState(null, '', '/#/reset-password?token=abc');
  expect(tidyAddress()).toEqual({ path: '/reset-password', secret: 'token=abc' });
  expect(window.location.hash).toBe('#/reset-password');
  expect(tidyAddress()).toBeNull();
  window.history.replaceState(null, '', '/');
});
