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
/** Each write takes a slot or a request for good, so a run is so many calls rather than so many seconds. */
const WRITES = 100;

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
  const list = (resource, query) => ({
    path: `/api/v1/${resource}?${new URLSearchParams(query)}`,
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
  /** Whatever the list is, the caller has it: the answer is a 304, and the bare server's still a read. */
  const known = ({ path }) => ({ path, headers: { 'if-none-match': '*' } });
  const byOpening = pages.map(({ path }) => ({ path: `${path}&sort=nextOpening` }));
  const own = filling.readers.map(({ userId, token }) => ({
    path: `/api/appointments/patient/${userId}`,
    headers: as(token),
  }));
  const news = filling.readers.map(({ token }) => ({ ...list('notifications', page), headers: as(token) }));
  return [
    { name: 'doctors, a page', next: inTurn(pages) },
    { name: 'doctors, by next opening', next: inTurn(byOpening) },
    { name: 'doctors, a search', next: inTurn(searches) },
    { name: 'slots of a day', next: inTurn(days) },
    { name: 'slots of a day, known', next: inTurn(days.map(known)) },
    { name: "a patient's appointments", next: inTurn(own) },
    { name: 'admin list, all', next: inTurn([list('appointments', page)]) },
    {
      name: 'admin list, pending',
      next: inTurn([list('appointments', { ...page, filter: '{"status":"pending"}' })]),
    },
    { name: 'admin orders', next: inTurn([list('orders', page)]) },
    { name: 'admin payments', next: inTurn([list('payments', page)]) },
    { name: "a patient's notifications", next: inTurn(news) },
    {
      name: 'login',
      next: inTurn(ACCOUNTS.map((account) => post('/api/users/login', account))),
      connections: 8,
    },
    written('create checkout', () => checkouts(filling)),
    written('accept a request', () => answers(filling)),
    written('cancel a paid visit', () => cancellations(filling)),
  ];
}

const written = (name, prepare) => ({ name, connections: 8, amount: WRITES, prepare });

/** Nobody pays here, and the bounds of the product would let in a few: without them its rows would only grow. */
async function checkouts(filling) {
  await filling.forgetUnpaid();
  const buyers = await filling.buyers(WRITES);
  const path = '/api/payment/create-checkout-session';
  return inTurn(buyers.map(({ token, wish }) => post(path, wish, as(token))));
}

async function answers(filling) {
  const requests = await filling.requests(WRITES);
  return inTurn(
    requests.map(({ id, doctor, wish }) => {
      const body = { doctorId: doctor.userId, status: 'accepted', appointmentDate: wish.preferredDate };
      return { ...post(`/api/appointments/${id}/respond`, body, as(doctor.token)), method: 'PUT' };
    }),
  );
}

async function cancellations(filling) {
  const requests = await filling.requests(WRITES);
  return inTurn(
    requests.map(({ id, patient }) => ({
      ...{ method: 'DELETE', path: `/api/appointments/${id}`, headers: as(patient.token) },
    })),
  );
}
