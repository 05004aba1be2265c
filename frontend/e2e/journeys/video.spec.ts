import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { PERSON, type Api, type Slot } from '../support/api';
import { chooseSlot, openBooking } from '../support/booking';
import { expectCheckout, pay } from '../support/checkout';
import { faultsOf } from '../support/checks';
import { type Account, demoAdmin, newcomer } from '../support/people';
import { choose, enterAs } from '../support/site';
import { expect, test } from '../support/test';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const ROOMS = 'https://video.example.org/';
const ON_THE_PAGE = 17;
const OPEN_NOW = 6;

/** A doctor with times around the clock, every five minutes. */
async function newDoctor(api: Api) {
  const admin = await api.logIn(demoAdmin);
  await api.call('put', '/api/v1/settings/hospital', admin, { videoLink: `${ROOMS}{room}` });
  const { code } = await api.call<{ code: string }>('post', '/api/v1/doctor-ids', admin, {});
  const account: Account = newcomer('Dr Video', 'doctor');
  await api.send('/api/users/register', { ...account, ...PERSON, speciality: 'Neurology', d_id: code });
  const doctor = await api.logIn(account);
  const day = { from: '00:00', to: '23:59', breakFrom: null, breakTo: null };
  await api.call('put', '/api/v1/availability', doctor, {
    ...{ availableDays: [], timeSlots: [], fee: 500, version: 1 },
    hours: { slotMinutes: 5, days: DAYS.map((name) => ({ ...day, day: name })) },
  });
  return { doctor, listed: await api.doctorNamed(account.fullName) };
}

/** The doctor's first free time at least this many minutes ahead. */
async function freeIn(api: Api, doctorId: string, minutes: number): Promise<Slot> {
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  const days = await api.slots(doctorId, today, 2);
  const times = days.flatMap(({ date, slots }) =>
    slots.flatMap(({ time, free }) => (free ? [{ date, time }] : [])),
  );
  const earliest = Date.now() + minutes * 60_000;
  return times.find(({ date, time }) => Date.parse(`${date}T${time}:00+05:30`) >= earliest)!;
}

test('a doctor offers video, a patient chooses it, and both meet in one room when it opens', async ({
  page,
  api,
  newWindow,
  faults,
}) => {
  const { doctor, listed } = await newDoctor(api);
  await enterAs(page, doctor, '/doctor-login/availability');
  for (const day of DAYS) await choose(page, `Visits, ${day}`, 'In person or by video');
  expect(await faultsOf(page, 'the kinds of visits')).toEqual([]);
  await page.getByRole('button', { name: 'Save fee, days and times' }).click();
  await expect(page.getByText('Your fee, days and times are saved.')).toBeVisible();

  const patient = await api.newPatient('Video');
  const slot = await freeIn(api, listed._id, ON_THE_PAGE);
  const phone = await newWindow();
  await enterAs(phone, patient, `/find-doctor?doctor=${listed._id}`);
  const dialog = await openBooking(phone, listed);
  await chooseSlot(dialog, slot);
  await dialog.getByRole('radio', { name: 'By video', exact: true }).check();
  await dialog.getByLabel('Reason').fill('Headache.');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expectCheckout(phone, '₹500');
  await pay(phone);
  await expect(phone.getByText(/, by video with Dr Video/)).toBeVisible();
  const [visit] = await api.appointmentsOf(patient);
  await api.call('post', `/api/v1/appointments/${visit._id}/accept`, doctor, {
    appointmentDate: slot.date,
  });

  await phone.clock.install();
  await phone.goto('/#/patientlogin/patientapps');
  const today = phone.getByRole('region', { name: 'Your visit today' });
  const join = today.getByRole('button', { name: 'Join the video visit' });
  await expect(today.getByText(/^The video room opens on/)).toBeVisible();
  await expect(join).toBeHidden();
  await phone.clock.fastForward('10:00');
  // The server's time counts, even if the device's clock is ahead.
  await expect(join).toBeHidden();

  const soon = await freeIn(api, listed._id, OPEN_NOW);
  const moved = await api.call<AppointmentDto>(
    'post',
    `/api/v1/appointments/${visit._id}/move`,
    doctor,
    soon,
  );
  expect(moved.kind).toBe('video');
  await phone.context().route(`${ROOMS}**`, (route) => route.fulfill({ body: 'A room' }));
  await phone.reload();
  await join.click();
  const link = await today.getByRole('link', { name: 'Open the video room' }).getAttribute('href');
  expect(link).toMatch(/^https:\/\/video\.example\.org\/[\w-]{43}$/);
  await expect(today.getByText(/^Token/)).toBeVisible();

  await enterAs(page, doctor, '/doctor-login/today');
  await page.context().route(`${ROOMS}**`, (route) => route.fulfill({ body: 'A room' }));
  const waiting = page.getByRole('region', { name: 'Waiting', exact: true });
  await waiting.getByRole('button', { name: /^Join the video visit/ }).click();
  await expect(waiting.getByRole('link', { name: 'Open the video room' })).toHaveAttribute('href', link!);
  expect(await faultsOf(page, 'a patient by video')).toEqual([]);
  // The video rooms are the only permitted external host.
  await expect.poll(() => faults.length).toBe(2);
  expect(new Set(faults)).toEqual(new Set([`A page asked for ${link}`]));
  faults.length = 0;
});
