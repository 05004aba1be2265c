import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { demoDoctor } from '../support/people';
import { faultsOf } from '../support/checks';
import { enterAs, expectAlert, settled } from '../support/site';
import { expect, test } from '../support/test';

test('a doctor writes a visit on one screen, across a reload and offline, and saves it once', async ({
  page,
  context,
  newWindow,
  api,
}) => {
  const [asDoctor, doctor] = [await api.logIn(demoDoctor), await api.doctorNamed(demoDoctor.fullName)];
  const patient = await api.newPatient('Visited');
  await api.begunVisit(asDoctor, doctor, patient, 'Palpitations.');

  await enterAs(page, asDoctor, '/doctor-login/doctor-main');
  const today = page.getByRole('region', { name: "Today's visits" });
  await today.getByRole('link', { name: `Open visit of ${patient.fullName}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(patient.fullName);

  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Feels well.');
  await expect(page.getByText(/^Draft saved, /)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Diagnosis' }).fill('Harmless palpitations');
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Draft saved, /)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('visitDrafts'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue('Harmless palpitations');
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Feels well.');

  await page.getByLabel(/^Pulse/).fill('72');
  await page.getByRole('textbox', { name: 'Symptoms' }).fill('Palpitations in the evening.');
  const row = page.getByRole('group', { name: 'Medicine 1' });
  await row.getByLabel(/^Medicine name/).fill('Metoprolol 25 mg tablets');
  await row.getByLabel(/^Dosage/).fill('1 tablet');
  await row.getByLabel(/^Frequency/).fill('once daily');
  await row.getByLabel(/^Duration/).fill('5 days');
  // Suggestions open on focus.
  await page.getByLabel('Lab tests').focus();
  await page.getByRole('combobox', { name: 'Lab tests' }).fill('Iron studies');
  await page.getByRole('option', { name: 'Iron studies' }).click();
  expect(await faultsOf(page, 'the visit')).toEqual([]);
  await page.getByRole('button', { name: 'Save and complete' }).click();
  await expectAlert(page, 'Appointment completed.');
  const summary = page.getByRole('region', { name: 'Visit completed' });
  await expect(summary).toContainText('Iron studies (waiting for the patient)');
  await expect(summary).toContainText('Metoprolol 25 mg tablets: 1 tablet, once daily, 5 days');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(await faultsOf(page, 'the summary of the visit')).toEqual([]);

  const records = await api.call<MedicalRecordDto[]>('get', '/api/v1/records', patient);
  expect(records.map(({ kind }) => kind).toSorted()).toEqual(['diagnosis', 'note', 'vitalSigns']);
  const prescriptions = await api.call<PrescriptionDto[]>('get', '/api/v1/prescriptions', patient);
  expect(prescriptions.map(({ diagnosis }) => diagnosis)).toEqual(['Harmless palpitations']);

  const patientPage = await newWindow();
  await enterAs(patientPage, patient, '/patientlogin/lab-bookings');
  await settled(patientPage);
  const asked = patientPage.getByRole('region', { name: `${doctor.fullName} asks for this test` });
  await asked.getByRole('button', { name: 'Choose a day for Iron studies' }).click();
  const dialog = patientPage.getByRole('dialog', { name: 'Book a lab test' });
  await dialog.getByRole('radio', { name: '9:00 AM to 11:00 AM' }).check();
  await dialog.getByRole('radio', { name: 'At collection' }).check();
  await dialog.getByRole('button', { name: 'Book test' }).click();
  await expectAlert(patientPage, 'Iron studies has been booked.');
  await expect(asked).toHaveCount(0);
  await expect(patientPage.getByRole('list', { name: 'Lab bookings' })).toContainText('Iron studies');
});
