import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatVisit } from '../src/common/format/format';
import { demoAdmin, demoDoctor } from './support/people';
import { choose, enterAs, expectAlert, expectCharted, expectOverlayEntries } from './support/site';
import { expect, test } from './support/test';

const rows = (page: Page, list: string) =>
  page.getByRole('table', { name: list }).locator('tbody').getByRole('row');
const history = (page: Page) => page.getByRole('list', { name: 'Who did what' });

test('a number on the index opens its rows, and a payment is refunded in part', async ({ page, api }) => {
  const patient = await api.newPatient('Tara');
  const doctor = await api.doctorNamed('Dr. Pooja Chauhan');
  await api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Cough.');

  await enterAs(page, await api.logIn(demoAdmin), '/admin');
  await expectCharted(page.getByRole('figure', { name: 'Chart: Revenue and refunds' }));
  await page.getByRole('button', { name: 'Show as table: Revenue and refunds' }).click();
  await expect(rows(page, 'Revenue and refunds')).toHaveCount(30);
  await page.getByRole('link', { name: /^₹[\d,.]+ Revenue [1-9]\d* payments?$/ }).click();
  await expect(page).toHaveURL(/paidAt_gte/);
  await rows(page, 'Payments').filter({ hasText: patient.fullName }).getByRole('link').first().click();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Payment of ₹/);
  await page.getByRole('button', { name: 'Refund' }).click();
  const form = page.getByRole('dialog', { name: 'Refund this payment' });
  await form.getByLabel('Amount in rupees').fill('100.50');
  await form.getByLabel('Reason').fill('The visit began late');
  await form.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund ₹100.50' }).click();
  await expectAlert(page, 'Refund on its way');
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('The visit began late');
  // The rest can be refunded later.
  await expect(page.getByRole('button', { name: 'Refund' })).toBeVisible();
  await expect(history(page)).toContainText(/Demo Administrator refunded/);

  const [payment] = await api.paymentsOf(patient);
  expect([payment?.status, payment?.refundedAmount]).toEqual(['paid', 100.5]);
  await page.getByRole('link', { name: 'Open the appointment' }).click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('dialog')).toContainText(/^(?!.*100\.50).*will be refunded to the patient/s);
});

test('the desk books for a patient, whose list shows the visit', async ({ page, api }) => {
  const patient = await api.newPatient('Meera');
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const slot = await api.freeSlot(doctor);
  await enterAs(page, await api.logIn(demoAdmin), '/admin/appointments');
  await page.getByRole('link', { name: 'Book for a patient' }).click();
  // The list left before has filters with the same names.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book for a patient');

  await page.getByLabel('Patient').fill(patient.fullName);
  await page.getByRole('option', { name: patient.fullName }).click();
  await page.getByLabel('Doctor', { exact: true }).fill('Ananya');
  await page.getByRole('option', { name: doctor.fullName }).click();
  const [day, time] = [formatVisit(slot.date, null), formatVisit(slot.date, slot.time)];
  await page.getByRole('radio', { name: day }).check();
  await page.getByRole('radio', { name: time.split(', ')[2]?.replace(' IST', '') }).check();
  await page.getByLabel('Reason for the visit').fill('Asked by telephone.');
  await page.getByRole('button', { name: 'Book the visit' }).click();
  await expectAlert(page, 'Visit booked');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Appointment of ${patient.fullName}`);
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(history(page)).toContainText('Demo Administrator');

  expect(await api.isFree(doctor, slot)).toBe(false);
  const [visit] = await api.appointmentsOf(patient);
  expect([visit?.status, visit?.appointmentDate, visit?.appointmentTime]).toEqual([
    'accepted',
    slot.date,
    slot.time,
  ]);
});

test('lists run bulk actions row by row, export CSV and keep the chosen columns', async ({ page, api }) => {
  const admin = await api.logIn(demoAdmin);
  const { code } = await api.call<{ code: string }>('post', '/api/v1/doctor-ids', admin, {});
  const used = (await api.doctorNamed(demoDoctor.fullName)).d_id ?? '';
  await enterAs(page, admin, '/admin/doctor-ids');
  await choose(page, 'Sort by', 'Newest first');
  await page.getByRole('checkbox', { name: `Select ${code}` }).check();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoke: 1 done')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${code}` })).toHaveCount(0);

  await page.getByRole('search', { name: 'Filters' }).getByRole('searchbox').fill(used);
  await expect(rows(page, 'Doctor IDs')).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Select ${used}` }).check();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('list', { name: 'Refused' })).toContainText(used);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^doctor-ids-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(used);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Issued' }).click();
  await page.keyboard.press('Escape');
  await expectOverlayEntries(page, 0);
  await page.reload();
  await expect(rows(page, 'Doctor IDs')).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'Doctor ID' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Issued' })).toHaveCount(0);
});

test('a form warns before unsaved changes are lost, and warns the second of two editors', async ({
  page,
  api,
}) => {
  const admin = await api.logIn(demoAdmin);
  const doctor = await api.doctorNamed('Dr. Pooja Chauhan');
  const path = `/api/v1/doctors/${doctor._id}`;
  await enterAs(page, admin, `/admin/doctors/${doctor._id}`);
  const experience = page.getByLabel('Experience in years');
  await experience.fill('31');
  await page.getByRole('link', { name: 'Patients', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
  await warning.getByRole('button', { name: 'Stay' }).click();
  await expect(experience).toHaveValue('31');

  await api.call('put', path, admin, { experience: 17 });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click();
  await expect(experience).toHaveValue('17');
  await experience.fill('18');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAlert(page, 'Updated successfully');
  expect(await api.call('get', path, admin)).toMatchObject({ experience: 18 });
});
