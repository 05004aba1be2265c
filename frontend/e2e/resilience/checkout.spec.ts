import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import { formatRupees } from '../../src/common/format/format';
import { chooseSlot, expectBookedOnce, goToCheckout, openBooking } from '../support/booking';
import { expectCheckout, pay } from '../support/checkout';
import type { Person } from '../support/people';
import { blockSiteData, enterAs, expectAlert, expectRoute } from '../support/site';
import { expect, test } from '../support/test';

const SENT = 'Appointment request sent ✅ to the doctor. You will receive a confirmation soon.';
const CHECKOUT = '**/api/payment/create-checkout-session';

let doctor: Doctor;
let patient: Person;

test.beforeEach(async ({ api }) => {
  doctor = await api.doctorNamed('Dr. Thomas Kurian');
  patient = await api.newPatient('Tara');
});

test('a deployment during a checkout loses neither the typed text nor the booking', async ({ page, api }) => {
  const slot = await api.freeSlot(doctor);
  await enterAs(page, patient, `/find-doctor?doctor=${doctor._id}`);
  const dialog = await openBooking(page, doctor);
  await chooseSlot(dialog, slot);
  await dialog.getByLabel('Reason').fill('Tired after climbing the stairs.');
  // The old build's files are gone, and the server is down for a moment.
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(CHECKOUT, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Tired after climbing the stairs.');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expectCheckout(page, formatRupees(doctor.fee ?? 0));
  await page.unroute(/\/assets\/.*\.js/);
  await pay(page);
  await expectAlert(page, SENT);
  await expectBookedOnce(api, patient, slot);
});

test('a return from the payment with blocked site data says so, and the visit is booked', async ({
  page,
  api,
}) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  await page.addInitScript(blockSiteData);
  await pay(page);
  await expect(page.getByText(/Your browser blocks site data, so this page cannot know/)).toBeVisible();
  await expectRoute(page, '/find-doctor');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a doctor' })).toBeVisible();
  await expectBookedOnce(api, patient, slot);
});
