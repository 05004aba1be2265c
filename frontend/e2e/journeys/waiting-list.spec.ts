import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import type { WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import type { Settings } from '../../../openapi/contract/site/settings.js';
import { type Api, PERSON } from '../support/api';
import { faultsOf } from '../support/checks';
import { expectCheckout, pay } from '../support/checkout';
import { type Account, type Person, demoAdmin, newcomer } from '../support/people';
import { enterAs, expectAlert } from '../support/site';
import { expect, test } from '../support/test';

const SETTINGS = '/api/v1/settings/hospital';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A separate doctor with one time a day, all with a fee. */
async function newDoctor(api: Api, admin: Person): Promise<{ doctor: Doctor; asDoctor: Person }> {
  const { code } = await api.call<{ code: string }>('post', '/api/v1/doctor-ids', admin, {});
  const account: Account = newcomer('Dr Wanted', 'doctor');
  await api.send('/api/users/register', { ...account, ...PERSON, speciality: 'Neurology', d_id: code });
  const asDoctor = await api.logIn(account);
  const hours = { availableDays: DAYS, timeSlots: ['10:00'], fee: 500, version: 1 };
  await api.call('put', '/api/v1/availability', asDoctor, hours);
  return { doctor: await api.doctorNamed(account.fullName), asDoctor };
}

/** Tests run at any hour: the waiting list has no quiet hours. */
async function offerAtAnyHour(api: Api, admin: Person): Promise<void> {
  const { policy } = await api.call<Settings>('get', SETTINGS, admin);
  await api.call('put', SETTINGS, admin, { policy: { ...policy, quietFrom: '00:00', quietTo: '00:00' } });
}

test('a patient joins the list, is offered the freed time, and books it', async ({ page, api }) => {
  const admin = await api.logIn(demoAdmin);
  await offerAtAnyHour(api, admin);
  const { doctor, asDoctor } = await newDoctor(api, admin);
  const slot = await api.freeSlot(doctor);
  const other = await api.newPatient('Earlier');
  const booked = await api.bookPaid(other, doctor, slot, 'Headache.');
  const patient = await api.newPatient('Waiting');

  await enterAs(page, patient, `/find-doctor?doctor=${doctor._id}&book=${doctor._id}`);
  const booking = page.getByRole('dialog', { name: 'Confirmation' });
  await booking.getByRole('button', { name: 'Notify me of a free time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notify me of a free time' });
  await dialog.getByRole('button', { name: 'Join the list' }).click();
  await expect(dialog.getByText(/There are free times now/)).toBeVisible();
  await dialog.getByLabel('From').fill(slot.date);
  await dialog.getByLabel('Until').fill(slot.date);
  expect(await faultsOf(page, 'joining the waiting list')).toEqual([]);
  await dialog.getByRole('button', { name: 'Join the list' }).click();
  // The notice is behind the booking, so the booking shows it, too.
  await expect(booking.getByText('You are on the waiting list, place 1.')).toBeVisible();
  // A closing dialog takes its history entry back, which would undo a navigation at the same moment.
  await expect(dialog).toBeHidden();

  await page.goto('/#/patientlogin/waiting-list');
  const card = page.getByRole('listitem', { name: doctor.fullName });
  await expect(card).toContainText('Your place: 1');
  await api.call('post', `/api/v1/appointments/${booked._id}/reject`, asDoctor, {});
  await expect(card.getByRole('timer')).toHaveText(/^1[45]:\d\d left\.$/);
  expect(await faultsOf(page, 'the waiting list')).toEqual([]);
  expect(await api.isFree(doctor, slot)).toBe(false);

  await card.getByRole('link', { name: 'Book this time' }).click();
  await expect(booking.getByRole('note').first()).toContainText('is held for you');
  await expect(booking.locator(`[value="${slot.time}"]`)).toBeChecked();
  await booking.getByLabel('Reason').fill('Headache in the morning.');
  await booking.getByRole('button', { name: 'Complete Payment' }).click();
  await expectCheckout(page, '₹500');
  await pay(page);
  await expect(page.getByRole('region', { name: 'Your booked visit' })).toBeVisible();
  await expect
    .poll(async () => (await api.call<WaitlistEntry[]>('get', '/api/v1/waitlist', patient))[0]?.status)
    .toBe('booked');
});

test('the desk sees who waits, offers a time by hand and removes a person from the list', async ({
  page,
  api,
}) => {
  const admin = await api.logIn(demoAdmin);
  await offerAtAnyHour(api, admin);
  const { doctor } = await newDoctor(api, admin);
  const slot = await api.freeSlot(doctor);
  await api.bookPaid(await api.newPatient('Earlier'), doctor, slot, 'Headache.');
  const patient = await api.newPatient('Waiting');
  const wish = { doctorId: doctor._id, from: slot.date, to: slot.date };
  const { id } = await api.call<WaitlistEntry>('post', '/api/v1/waitlist', patient, wish);

  await enterAs(page, admin, `/admin/waitlist?filter=${JSON.stringify({ doctorId: doctor._id })}`);
  await page.getByRole('link', { name: patient.fullName }).click();
  await page.getByRole('button', { name: 'Offer a time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer a time' });
  // The second day, because the times of the first may be too near.
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('radio', { name: '10:00 AM' }).check();
  await dialog.getByRole('button', { name: 'Offer this time' }).click();
  await expectAlert(page, 'The time is held');
  await expect(page.getByText('Offered', { exact: true })).toBeVisible();
  expect(await faultsOf(page, "the console's waiting list")).toEqual([]);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectAlert(page, 'Removed from the waiting list');
  const after = await api.call<WaitlistEntry>('get', `/api/v1/waitlist/${id}`, patient);
  expect([after.status, after.offer]).toEqual(['removed', null]);
});
