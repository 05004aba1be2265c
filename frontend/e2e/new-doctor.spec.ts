import { addDays, calendarDate } from '../src/common/format/format';
import { type Api, PERSON } from './support/api';
import { faultsOf } from './support/checks';
import { type Person, demoAdmin, newcomer } from './support/people';
import { chooseFrom, enterAs, expectAlert, expectRoute, logIn } from './support/site';
import { expect, test } from './support/test';

const DATE = addDays(calendarDate(new Date()), 6);
const typed = (date: string) => date.split('-').reverse().join('-');

/** A speciality request as the dashboard sends it. */
const ask = (api: Api, patient: Person, speciality: string) =>
  api.send(
    '/api/appointments/create',
    { patientId: patient.userId, speciality, preferredDate: DATE, reason: 'Ringing in the ears.' },
    patient,
  );

test("a doctor with only the specification's fields sees what is missing, accepts, and completes early", async ({
  page,
  api,
}) => {
  const doctor = newcomer('Dr. Newcomer', 'doctor');
  const fields = { ...doctor, ...PERSON, speciality: 'Psychiatry' };
  await api.send('/api/users/register', fields, await api.logIn(demoAdmin));
  const [first, second, third] = [
    await api.newPatient('First'),
    await api.newPatient('Second'),
    await api.newPatient('Third'),
  ];
  for (const patient of [first, second, third]) await ask(api, patient, 'Psychiatry');

  await page.goto('/#/login');
  await logIn(page, doctor);
  await expectRoute(page, '/doctor-login/availability');
  await expect(page.getByText('set your fee, days and times below.')).toBeVisible();
  expect(await faultsOf(page, 'the page of what is missing')).toEqual([]);

  await page.getByRole('link', { name: 'Appointments', exact: true }).click();
  const cardOf = (heading: string, { fullName }: Person) =>
    page.getByRole('region', { name: heading }).getByRole('listitem').filter({ hasText: fullName });
  const dialog = page.getByRole('dialog');

  await cardOf('Pending Appointments', first).getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByLabel('Date (dd-mm-yyyy)')).toHaveValue(typed(DATE));
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expectAlert(page, 'Appointment accepted successfully!');
  await cardOf('Upcoming Appointments', first).getByRole('button', { name: 'Complete' }).click();
  await expect(dialog).toContainText(/This visit is on .*\. Complete it now\?/);
  expect(await faultsOf(page, 'the question before an early end')).toEqual([]);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expectAlert(page, 'Appointment completed.');

  await chooseFrom(cardOf('Pending Appointments', second), 'Leave to colleagues');
  await dialog.getByRole('button', { name: 'Leave to colleagues' }).click();
  await expect(
    page.getByRole('alert').getByText(/\d+ other doctors of Psychiatry can still accept it\.$/),
  ).toBeVisible();
  await expect(cardOf('Pending Appointments', second)).toHaveCount(0);

  await cardOf('Pending Appointments', third).getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toContainText('This ends the request for every doctor of Psychiatry');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I am away that day.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectAlert(page, 'Appointment rejected successfully!');
  await page.getByRole('tab', { name: 'Rejected' }).click();
  await expect(cardOf('Rejected requests', third)).toContainText('Ringing in the ears.');
  expect(await faultsOf(page, 'the rejected requests')).toEqual([]);

  const [news] = await api.call<{ link: string }[]>('get', '/api/v1/notifications', third);
  await enterAs(page, third, news?.link ?? '');
  await expect(page.getByText(/^\d+ doctors in Psychiatry$/)).toBeVisible();
});
