import { PERSON } from '../support/api';
import { type Account, demoAdmin, newcomer } from '../support/people';
import { enterAs } from '../support/site';
import { expect, test } from '../support/test';

test('a doctor sets hours by weekday with a break, and sees which booked visit is outside them', async ({
  page,
  api,
}) => {
  const admin = await api.logIn(demoAdmin);
  const { code } = await api.call<{ code: string }>('post', '/api/v1/doctor-ids', admin, {});
  const account: Account = newcomer('Dr Hours', 'doctor');
  await api.send('/api/users/register', { ...account, ...PERSON, speciality: 'Neurology', d_id: code });
  const doctor = await api.logIn(account);
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  await api.call('put', '/api/v1/availability', doctor, {
    availableDays: days,
    timeSlots: ['10:00', '10:30', '18:00'],
    fee: 500,
    version: 1,
  });
  const listed = await api.doctorNamed(account.fullName);
  const { date } = await api.freeSlot(listed);
  const patient = await api.newPatient('Outside');
  await api.bookPaid(patient, listed, { date, time: '18:00' }, 'Headache.');

  await enterAs(page, doctor, '/doctor-login/availability');
  await page.getByRole('button', { name: 'Hours by weekday' }).click();
  for (const day of days) await page.getByLabel(`Until, ${day}`, { exact: true }).fill('12:00');
  const weekday = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  await page.getByLabel(`Break from, ${weekday}`).fill('10:40');
  await page.getByLabel(`Break until, ${weekday}`).fill('11:10');
  await page.getByLabel('Length of a visit').selectOption('20 minutes');
  await page.getByRole('button', { name: 'Save fee, days and times' }).click();
  const note = page.getByText(/One booked visit is outside these hours/);
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: /6:00 PM/ })).toBeVisible();

  const [day] = await api.slots(listed._id, date, 1);
  expect(day?.slots.map(({ time }) => time)).toEqual(['10:00', '10:20', '11:10', '11:30']);
  expect((await api.appointmentsOf(patient))[0]?.status).toBe('pending');

  await page.getByLabel('How long').selectOption('A morning, until 1 PM');
  await page.getByLabel(/^Day/).fill(date);
  await page.getByLabel(/^Reason/).fill('Dentist');
  await page.getByRole('button', { name: 'Add leave' }).click();
  await expect(page.getByRole('list', { name: 'Planned leave' })).toContainText('until 1:00 PM');
  expect((await api.slots(listed._id, date, 1)).flatMap(({ slots }) => slots)).toEqual([]);
});
