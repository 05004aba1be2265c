import { URLSearchParams } from 'node:url';
import { FREE_DOCTORS, dayOf, nameOf } from './data.mjs';

const CHECKOUTS = 100;
const PAGE = { sort: '["id","DESC"]', range: '[0,24]' };

const as = ({ token }) => ({ authorization: `Bearer ${token}` });
const post = (path, body, headers = {}) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

function inTurn(requests) {
  let turn = -1;
  return () => requests[(turn += 1) % requests.length];
}

async function checkouts(hospital) {
  const buyers = await hospital.buyers(CHECKOUTS);
  return inTurn(
    buyers.map((buyer) => post('/api/payment/create-checkout-session', buyer.booking, as(buyer))),
  );
}

/**
 * The routes that are measured. `next` returns the next request, or `prepare` makes such a function for each run;
 * `amount` is the number of requests of a run, otherwise the run takes a fixed time.
 * @param {import('./data.mjs').Hospital} hospital
 * @param {{ token: string }} admin
 */
export function routesOf(hospital, admin) {
  const list = (resource, user, query = {}) => ({
    path: `/api/v1/${resource}?${new URLSearchParams({ ...PAGE, ...query })}`,
    headers: as(user),
  });
  const many = (count, make) => inTurn(Array.from({ length: count }, (_, n) => make(n)));
  const search = (n) =>
    nameOf(n)
      .toLowerCase()
      .split(' ')[1]
      .slice(0, 3 + (n % 4));
  const busy = hospital.doctors.slice(FREE_DOCTORS);
  const accounts = ['admin', 'doctor', 'patient'].map((type) => ({ email: `${type}@demo.test`, type }));
  const own = hospital.readers.map((reader) => ({
    path: `/api/appointments/patient/${reader.userId}`,
    headers: as(reader),
  }));
  return [
    { name: 'home page', next: () => ({ path: '/' }) },
    { name: 'doctors, a page', next: many(20, (n) => ({ path: `/api/users/doctors?page=${n + 1}` })) },
    {
      name: 'doctors, a search',
      next: many(2000, (n) => ({ path: `/api/users/doctors?page=1&search=${search(n)}` })),
    },
    {
      name: 'free times of a day',
      next: many(200, (n) => ({ path: `/api/users/doctors/${busy[n]._id}/slots?from=${dayOf(1)}&days=1` })),
    },
    { name: "a patient's appointments", next: inTurn(own) },
    {
      name: "a patient's notifications",
      next: inTurn(hospital.readers.map((reader) => list('notifications', reader))),
    },
    { name: 'console: appointments', next: inTurn([list('appointments', admin)]) },
    {
      name: 'console: pending',
      next: inTurn([list('appointments', admin, { filter: '{"status":"pending"}' })]),
    },
    { name: 'console: payments', next: inTurn([list('payments', admin)]) },
    {
      name: 'login',
      next: inTurn(
        accounts.map((account) => post('/api/users/login', { ...account, password: 'Demo-Pass-2026' })),
      ),
      connections: 8,
    },
    { name: 'create checkout', prepare: () => checkouts(hospital), connections: 8, amount: CHECKOUTS },
  ];
}
