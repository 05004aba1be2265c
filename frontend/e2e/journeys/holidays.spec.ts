import { addDays, calendarDate, formatVisit } from '../../src/common/format/format';
import { faultsOf } from '../support/checks';
import { demoAdmin, demoDoctor } from '../support/people';
import { enterAs, expectAlert } from '../support/site';
import { expect, test } from '../support/test';

const NAME = 'Foundation Day';
const textOf = (date: string, time: string) => formatVisit(date, time, 'Asia/Kolkata');

test('a holiday over a booked visit asks once, and the patient chooses another time with one tap', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const [asDoctor, admin] = [await api.logIn(demoDoctor), await api.logIn(demoAdmin)];
  const patient = await api.newPatient('Holiday');
  // A day without other tests' visits, because the holiday blocks every doctor.
  const [farDay] = await api.slots(doctor._id, addDays(calendarDate(new Date()), 43), 5);
  const slot = { date: farDay.date, time: farDay.slots.find(({ free }) => free)!.time };
  const { _id: visitId } = await api.bookPaid(patient, doctor, slot, 'Palpitations.');
  await api.call('post', `/api/v1/appointments/${visitId}/accept`, asDoctor, {});

  await enterAs(page, admin, '/admin/holidays');
  await page.getByRole('button', { name: 'Add holiday', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a holiday' });
  await dialog.getByLabel('Name').fill(NAME);
  await dialog.getByLabel('First day').fill(slot.date);
  await dialog.getByRole('button', { name: 'Add holiday', exact: true }).click();
  const question = dialog.getByRole('alert').filter({ hasText: 'What should happen to these visits?' });
  await expect(question.getByRole('listitem').filter({ hasText: patient.fullName })).toBeVisible();
  expect(await faultsOf(page, 'the question about visits on a holiday')).toEqual([]);
  await question.getByRole('button', { name: 'Add holiday and offer other times' }).click();
  await expectAlert(page, 'Holiday added.');

  await enterAs(page, patient, '/patientlogin/patientapps');
  const away = page
    .getByRole('region', { name: 'Your doctor is away' })
    .getByRole('listitem', { name: textOf(slot.date, slot.time), exact: true });
  const choice = away.getByRole('button', { name: new RegExp(`with ${doctor.fullName}$`) }).first();
  const [chosen] = (await choice.getAttribute('aria-label'))!.split(' with ');
  expect(await faultsOf(page, 'the choices of a patient whose visit is on a holiday')).toEqual([]);
  await choice.click();
  await expectAlert(page, 'Your visit has been moved.');
  await expect(page.getByRole('region', { name: 'Your doctor is away' })).toBeHidden();
  const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' }).getByRole('listitem');
  await expect(upcoming.filter({ hasText: chosen })).toContainText('Accepted');

  await enterAs(page, admin, '/admin/holidays');
  await page.getByRole('link', { name: `See the affected visits of ${NAME}` }).click();
  await expect(page.getByRole('row').filter({ hasText: patient.fullName })).toContainText(
    `Moved to ${chosen}`,
  );

  // Removes the holiday for following tests.
  const holidays = await api.call<{ id: string; name: string }[]>('get', '/api/v1/holidays', admin);
  await api.call('delete', `/api/v1/holidays/${holidays.find(({ name }) => name === NAME)!.id}`, admin);
});
