import { addDays, calendarDate, formatVisit } from '../../src/common/format/format';
import { faultsOf } from '../support/checks';
import { demoAdmin, demoDoctor } from '../support/people';
import { enterAs, expectAlert } from '../support/site';
import { expect, test } from '../support/test';

const textOf = (date: string, time: string) => formatVisit(date, time, 'Asia/Kolkata');

test('leave over a booked visit asks once, and the patient chooses another time with one tap', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const [asDoctor, patient] = [await api.logIn(demoDoctor), await api.newPatient('Leaver')];
  // Far ahead, so that this leave affects no other test's visit.
  const farDay = (await api.slots(doctor._id, addDays(calendarDate(new Date()), 50), 11)).at(-1)!;
  const slot = { date: farDay.date, time: farDay.slots.find(({ free }) => free)!.time };
  const { _id: visitId } = await api.bookPaid(patient, doctor, slot, 'Palpitations.');
  await api.call('post', `/api/v1/appointments/${visitId}/accept`, asDoctor, {});

  await enterAs(page, asDoctor, '/doctor-login/availability');
  await page.getByLabel('First day').fill(slot.date);
  await page.getByLabel('Last day').fill(slot.date);
  await page.getByLabel('Reason').fill('A conference.');
  await page.getByRole('button', { name: 'Add leave', exact: true }).click();
  const question = page.getByRole('alert').filter({ hasText: 'What should happen to these visits?' });
  await expect(question.getByRole('listitem').filter({ hasText: patient.fullName })).toBeVisible();
  expect(await faultsOf(page, 'the question about booked visits')).toEqual([]);
  await question.getByRole('button', { name: 'Add leave and offer other times' }).click();
  await expectAlert(page, 'Leave added.');
  const visits = page.getByRole('list', { name: /^Visits of / }).filter({ hasText: patient.fullName });
  await expect(visits).toContainText('Waiting for the patient');

  await enterAs(page, patient, '/patientlogin/patientapps');
  const away = page
    .getByRole('region', { name: 'Your doctor is away' })
    .getByRole('listitem', { name: textOf(slot.date, slot.time), exact: true });
  await expect(away.getByText(/at no extra cost$/)).toBeVisible();
  expect(await faultsOf(page, 'the choices of a patient whose doctor is away')).toEqual([]);
  const choice = away.getByRole('button', { name: new RegExp(`with ${doctor.fullName}$`) }).first();
  const [chosen] = (await choice.getAttribute('aria-label'))!.split(' with ');
  await choice.click();
  await expectAlert(page, 'Your visit has been moved.');
  await expect(page.getByRole('region', { name: 'Your doctor is away' })).toBeHidden();
  const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' }).getByRole('listitem');
  await expect(upcoming.filter({ hasText: chosen })).toContainText('Accepted');

  // Removes the leave for following tests.
  const leaves = await api.call<{ id: string; from: string }[]>('get', '/api/v1/leaves', asDoctor);
  const leave = leaves.find(({ from }) => from === slot.date)!;
  await api.call('delete', `/api/v1/leaves/${leave.id}`, asDoctor);
  await enterAs(page, await api.logIn(demoAdmin), '/admin/leave-cases');
  await expect(page.getByRole('row').filter({ hasText: patient.fullName })).toContainText(
    `Moved to ${chosen}`,
  );
});
