import { URLSearchParams } from 'node:url';
import { dayOf, nameOf } from './sizes.mjs';

const DEMO = { password: 'Demo-Pass-2026' };
const ACCOUNTS = ['admin', 'doctor', 'patient'].map((type) => ({
  ...DEMO,
  email: `${type}@demo.test`,
  type,
}));
/** More than the product keeps answers of, so that searches are made and not remembered. */
const SEARCHES = 2000;
/** Each checkout takes a slot for good, so a run is so many calls rather than so many seconds. */
export const CHECKOUTS = 100;

const as = (token) => ({ authorization: `Bearer ${token}` });
const json = { 'content-type': 'application/json' };
const post = (path, body, headers = {}) => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

/** Gives one request after the other, from the beginning again after the last. */
function inTurn(requests) {
  let turn = -1;
  return () => requests[(turn += 1) % requests.length];
}

/**
 * What is measured: a name, what gives the next request, how many connections, and for writes how many calls.
 * @param {import('./sizes.mjs').Filling} filling
 * @param {{ token: string }} admin
 */
export function rowsOf(filling, admin) {
  const from = dayOf(1);
  const list = (query) => ({
    path: `/api/v1/appointments?${new URLSearchParams(query)}`,
    headers: as(admin.token),
  });
  const page = { sort: '["id","DESC"]', range: '[0,24]' };
  const pages = Array.from({ length: 20 }, (_, n) => ({ path: `/api/users/doctors?page=${n + 1}` }));
  const searches = Array.from({ length: SEARCHES }, (_, n) => ({
    path: `/api/users/doctors?page=1&search=${nameOf(n)
      .toLowerCase()
      .split(' ')[1]
      .slice(0, 3 + (n % 4))}`,
  }));
  const days = filling.busy.slice(0, 200).map(({ _id }) => ({
    path: `/api/users/doctors/${_id}/slots?from=${from}&days=1`,
  }));
  const own = filling.readers.map(({ userId, token }) => ({
    path: `/api/appointments/patient/${userId}`,
    headers: as(token),
  }));
  return [
    { name: 'doctors, a page', next: inTurn(pages) },
    { name: 'doctors, a search', next: inTurn(searches) },
    { name: 'slots of a day', next: inTurn(days) },
    { name: "a patient's appointments", next: inTurn(own) },
    { name: 'admin list, all', next: inTurn([list(page)]) },
    { name: 'admin list, pending', next: inTurn([list({ ...page, filter: '{"status":"pending"}' })]) },
    {
      name: 'login',
      next: inTurn(ACCOUNTS.map((account) => post('/api/users/login', account))),
      connections: 8,
    },
    { name: 'create checkout', connections: 8, amount: CHECKOUTS, prepare: () => checkouts(filling) },
  ];
}

async function checkouts(filling) {
  const buyers = await filling.buyers(CHECKOUTS);
  const path = '/api/payment/create-checkout-session';
  return inTurn(buyers.map(({ token, wish }) => post(path, wish, as(token))));
}
