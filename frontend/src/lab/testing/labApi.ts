import { buildUser } from '../../test/builders';
import { fakeApi } from '../../test/fakeApi';
import { buildLabBooking, buildLabTest } from '../../test/shopBuilders';

export const LIST = 'GET /lab';
export const BOOK = 'POST /api/v1/lab-bookings';
export const BOOKINGS = 'GET /api/v1/lab-bookings';
export const WINDOWS = 'GET /api/v1/lab-bookings/windows';
export const thyroid = buildLabTest();

export const labPage = (tests = [thyroid]) => ({
  msg: 'success',
  value: tests,
  total: tests.length,
  page: 1,
  perPage: 12,
  groups: ['Blood', 'Thyroid'],
});

export const labApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [LIST]: () => labPage(),
    'GET /api/v1/lab-tests/{id}': () => thyroid,
    'GET /api/v1/dependants': () => [],
    'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser() }),
    [BOOKINGS]: () => [buildLabBooking()],
    [WINDOWS]: () => [],
    ...more,
  });
