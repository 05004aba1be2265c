import type { Page } from '@playwright/test';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { PdfReader } from '../../../backend/test/documents/pdf-reader.js';
import { calendarDate } from '../../src/common/format/format';
import type { Api } from '../support/api';
import { faultsOf } from '../support/checks';
import { linkedPatient } from '../support/linkedPatient';
import { type Person, demoDoctor } from '../support/people';
import { enterAs, expectAlert } from '../support/site';
import { expect, test } from '../support/test';

const PRESCRIPTIONS = '/api/v1/prescriptions';
const REASON = 'Tolerated amoxicillin in 2024.';

/** The prescription form for a patient, with the symptoms filled in. */
async function formFor(page: Page, doctor: Person, patient: Person) {
  await enterAs(page, doctor, `/doctor-login/PrescriptionForm?patient=${patient.userId}`);
  const form = page.getByRole('dialog', { name: 'Prescription' });
  await expect(form.getByLabel(/^Patient name/)).toHaveValue(patient.fullName);
  await form.getByLabel(/^Symptoms/).fill('Cough.');
  return form;
}

const prescriptionsOf = (api: Api, patient: Person) =>
  api.call<PrescriptionDto[]>('get', PRESCRIPTIONS, patient);

test('a medicine that the patient is allergic to is prescribed only with a reason, which stays in the draft', async ({
  page,
  api,
}) => {
  const doctor = await api.logIn(demoDoctor);
  const [patient] = await linkedPatient(api, doctor, 'Amoli');
  const allergy = {
    patientId: patient.userId,
    substance: 'Penicillin',
    severity: 'severe',
    reaction: 'Rash',
  };
  await api.call('post', '/api/v1/allergies', doctor, allergy);

  const form = await formFor(page, doctor, patient);
  await expect(form.getByText('Allergies: Penicillins (severe)')).toBeVisible();
  await form.getByLabel('Medicine on one line').fill('Tab Augmentin 625 1-0-1 x 5d after food');
  const warnings = form.getByRole('region', { name: 'Warnings' });
  await expect(warnings).toContainText('Tab Augmentin 625: the patient is allergic to Penicillins');
  await form.getByRole('button', { name: 'Details of medicine 1' }).click();
  await form.getByLabel('Length', { exact: true }).fill('7');
  await expect(form.getByText(/morning and night for 7 days after food: 14 tablets$/)).toBeVisible();
  expect(await faultsOf(page, 'the prescription form with a warning')).toEqual([]);

  const reason = warnings.getByLabel(/^Reason to prescribe it/);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/^Enter why the medicine is given nevertheless/);
  expect(await prescriptionsOf(api, patient)).toEqual([]);

  await reason.fill(REASON);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Write a prescription' }).click();
  await expect(reason).toHaveValue(REASON);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectAlert(page, 'Prescription submitted!');

  const [saved] = await prescriptionsOf(api, patient);
  expect(saved.warnings).toMatchObject([{ kind: 'allergy', level: 'reason', reason: REASON }]);
  expect(saved.medicines).toMatchObject([{ duration: '7 days', quantity: { value: 14, unit: 'tablet' } }]);
  const paper = await page.request.get(saved.pdfUrl);
  const reader = await PdfReader.start();
  expect(reader.pages(await paper.body()).join(' ')).toContain('Penicillins');
  await enterAs(page, patient, '/patientlogin/patient-records');
  await expect(page.getByText('Penicillins').first()).toBeVisible();
});

test('the form asks what happens to medicines that the patient takes already', async ({ page, api }) => {
  const doctor = await api.logIn(demoDoctor);
  const [patient] = await linkedPatient(api, doctor, 'Bindu');
  const row = { dosage: '1 tablet', frequency: 'once a day', duration: '90 days' };
  const old = await api.call<PrescriptionDto>('post', PRESCRIPTIONS, doctor, {
    patientId: patient.userId,
    patientName: patient.fullName,
    age: 36,
    confirmPerson: true,
    gender: 'female',
    contact: '9812345678',
    date: calendarDate(new Date()),
    symptoms: 'Cough.',
    medicines: [
      { ...row, name: 'Amlong 5' },
      { ...row, name: 'Prednisolone 5 mg tablets' },
    ],
  });

  const form = await formFor(page, doctor, patient);
  const lines = form.getByLabel('Medicine on one line');
  await lines.first().fill('Telma-AM 1 tablet OD x 30 days');
  await form.getByRole('button', { name: 'Add medicine' }).click();
  await lines.nth(1).fill('Prednisolone 5 mg tablets 1 tablet OD x 2 days');
  const combination = form.getByRole('radiogroup', { name: /^Telma-AM: what happens/ });
  const rescue = form.getByRole('radiogroup', { name: /^Prednisolone 5 mg tablets: what happens/ });
  await expect(combination).toBeVisible();
  await expect(rescue).toBeVisible();
  await expect(form.getByText(/and that course is longer than this one\.$/)).toBeVisible();

  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(combination.getByRole('radio', { name: 'Stop the old one' })).toBeFocused();
  await expect(combination).toHaveAccessibleDescription(/^Choose what happens/);
  expect(await faultsOf(page, 'the prescription form with questions')).toEqual([]);
  await page.keyboard.press('Space');
  await expect(combination.getByRole('radio', { name: 'Stop the old one' })).toBeChecked();
  await rescue.getByRole('radio', { name: 'Keep both' }).check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectAlert(page, 'Prescription submitted!');

  const { medicines } = await api.call<PrescriptionDto>('get', `${PRESCRIPTIONS}/${old.id}`, patient);
  expect(medicines.map(({ status }) => status)).toEqual(['replaced', 'active']);
});
