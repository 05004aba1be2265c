import type { Locator, Page } from '@playwright/test';
import { formatRupees, formatVisit } from '../../src/common/format/format';
import type { Slot } from '../support/api';
import { chooseSlot } from '../support/booking';
import { faultsOf } from '../support/checks';
import { demoAdmin, demoDoctor } from '../support/people';
import { chooseFrom, enterAs, expectAlert } from '../support/site';
import { expect, test } from '../support/test';

const textOf = ({ date, time }: Slot) => formatVisit(date, time, 'Asia/Kolkata');
const card = (page: Page, heading: string, text: string) =>
  page.getByRole('region', { name: heading }).getByRole('listitem').filter({ hasText: text });

async function openMove(scope: Page | Locator, page: Page): Promise<Locator> {
  await scope.getByRole('button', { name: 'Move', exact: true }).click();
  return openedMove(page);
}

async function openedMove(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Move this appointment' });
  await expect(dialog.getByRole('list', { name: 'Next steps' })).toBeVisible();
  return dialog;
}

test('patient, doctor and desk move a visit, and see the consequences before', async ({ page, api }) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const [asDoctor, patient] = [await api.logIn(demoDoctor), await api.newPatient('Mover')];
  const first = await api.freeSlot(doctor);
  const booked = await api.bookPaid(patient, doctor, first, 'Palpitations.');
  await api.call('post', `/api/v1/appointments/${booked._id}/accept`, asDoctor, {});
  const fee = formatRupees(doctor.fee ?? 0);

  await enterAs(page, patient, '/patientlogin/patientapps');
  const byPatient = await openMove(card(page, 'Upcoming Appointments', textOf(first)), page);
  await expect(byPatient.getByRole('listitem').filter({ hasText: 'Moving it costs nothing.' })).toBeVisible();
  await expect(byPatient.getByText('After that you can move it once more.')).toBeVisible();
  const second = await api.freeSlot(doctor);
  await chooseSlot(byPatient, second);
  expect(await faultsOf(page, 'moving a visit as its patient')).toEqual([]);
  await byPatient.getByRole('button', { name: 'Move', exact: true }).click();
  await expectAlert(page, `The visit has been moved to ${textOf(second)}.`);
  await expect(card(page, 'Upcoming Appointments', textOf(second))).toContainText(
    'Waiting for doctor acceptance',
  );
  expect([await api.isFree(doctor, first), await api.isFree(doctor, second)]).toEqual([true, false]);

  await enterAs(page, asDoctor, '/doctor-login/appointments');
  const request = card(page, 'Pending Appointments', patient.fullName);
  await expect(request).toContainText(`Moved from ${textOf(first)}`);
  await chooseFrom(request, 'Accept for another time');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expectAlert(page, 'Appointment accepted successfully!');
  await chooseFrom(card(page, 'Upcoming Appointments', patient.fullName), 'Move');
  const byDoctor = await openedMove(page);
  await expect(byDoctor.getByText(`cancel with the full refund of ${fee}.`)).toBeVisible();
  await chooseSlot(byDoctor, first);
  await byDoctor.getByLabel('Reason').fill('I am in the theatre.');
  await byDoctor.getByRole('button', { name: 'Move', exact: true }).click();
  await expectAlert(page, `The visit has been moved to ${textOf(first)}.`);

  const cheaper = (await api.doctors()).find(
    (other) => (other.fee ?? 0) > 0 && other.fee! < (doctor.fee ?? 0),
  )!;
  await enterAs(page, await api.logIn(demoAdmin), `/admin/appointments/${booked._id}/show`);
  const byDesk = await openMove(page, page);
  // Waits for it: a name that appears during typing would be combined with it.
  await expect(byDesk.getByLabel('Doctor')).toHaveValue(`${doctor.fullName}, ${doctor.speciality}`);
  await byDesk.getByLabel('Doctor').fill(cheaper.fullName);
  await page.getByRole('option', { name: cheaper.fullName }).click();
  const difference = formatRupees((doctor.fee ?? 0) - (cheaper.fee ?? 0));
  await expect(byDesk.getByText(`${difference} will be refunded to the patient`)).toBeVisible();
  const third = await api.freeSlot(cheaper);
  await chooseSlot(byDesk, third);
  expect(await faultsOf(page, 'moving a visit at the desk')).toEqual([]);
  await byDesk.getByRole('button', { name: 'Move', exact: true }).click();
  await expectAlert(page, 'Appointment moved');

  await enterAs(page, patient, `/patientlogin/patientapps?visit=${booked._id}`);
  const visit = page.getByRole('dialog');
  await expect(visit.getByRole('note')).toContainText(
    `This visit was moved by the hospital from ${textOf(second)} with ${doctor.fullName} to ${textOf(third)} with ${cheaper.fullName}.`,
  );
  await expect(visit.getByRole('list', { name: 'History' })).toContainText('Reason: I am in the theatre.');
  await visit.getByRole('button', { name: 'Cancel with full refund' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect(
    cancel.getByText(`${formatRupees(cheaper.fee ?? 0)} of the ${fee} you paid will be refunded`),
  ).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel Appointment' }).click();
  await expectAlert(
    page,
    `Appointment cancelled. ${formatRupees(cheaper.fee ?? 0)} will be refunded to your card in 5 to 7 days.`,
  );
  expect(await api.isFree(cheaper, third)).toBe(true);
});
