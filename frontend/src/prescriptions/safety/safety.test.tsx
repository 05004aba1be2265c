import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CheckPrescription } from '../../../../openapi/contract/care/safety/check-prescription.js';
import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';
import { quietBell } from '../../doctor/testing/quietBell';
import { DOCTOR_ID, PATIENT_ID, buildUser } from '../../test/builders';
import { buildAllergy, buildPrescription } from '../../test/careBuilders';
import { FakeAnswer, fakeApi } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { medicinesPage } from '../../test/shopBuilders';

const CREATE = 'POST /api/v1/prescriptions';
const CHECK = 'POST /api/v1/prescriptions/check';
const ALLERGY_ID = 'allergy:a1:augmentin 625';

const buildWarning = (overrides: Partial<PrescriptionWarning> = {}): PrescriptionWarning => ({
  id: ALLERGY_ID,
  kind: 'allergy',
  level: 'reason',
  lines: [0],
  field: 'medicines.0.name',
  text: 'Augmentin 625: the patient is allergic to Penicillins (severe: Rash).',
  source: null,
  sourceDate: null,
  active: null,
  ...overrides,
});
const interaction = buildWarning({
  id: 'interaction:1',
  kind: 'interaction',
  level: 'information',
  text: 'Warf 5 with Flagyl 400: Metronidazole raises the INR: bleeding.',
  source: 'British National Formulary (BNF) 86',
  sourceDate: '2023-09-01',
});
const person = buildWarning({
  id: 'person:age',
  kind: 'person',
  level: 'confirmation',
  lines: [],
  field: 'age',
  text: 'The age on the prescription is 4; by the record it is 36.',
});
const duplicate = buildWarning({
  id: 'duplicate:p1:amoxil 250:augmentin 625',
  kind: 'duplicate',
  level: 'decision',
  text: 'Augmentin 625: the patient already takes amoxicillin as Amoxil 250 (prescription RX-1 of 2026-11-20).',
  active: { prescriptionId: 'p1', number: 'RX-1', name: 'Amoxil 250' },
});
const refused = (warnings: PrescriptionWarning[]) =>
  new FakeAnswer(422, {
    msg: 'failure',
    error: warnings[0].text,
    code: 'PRESCRIPTION_UNCHECKED',
    errors: { [warnings[0].field]: warnings[0].text },
    warnings,
    requestId: 'req-7',
  });

const safetyApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    'GET /api/v1/patients': () => [buildUser({ dob: '1990-05-17' })],
    'GET /api/v1/patients/{id}': () => buildUser({ dob: '1990-05-17' }),
    'GET /api/v1/prescriptions': () => [],
    'GET /api/v1/allergies': () => [buildAllergy()],
    'GET /medicine': medicinesPage([]),
    'GET /api/v1/prescriptions/availability': () => ({
      available: true,
      instead: [],
      ask: null,
      choices: [],
    }),
    [CHECK]: () => ({ warnings: [buildWarning(), interaction], notice: 'The tables are not complete.' }),
    [CREATE]: () => new FakeAnswer(201, buildPrescription()),
    ...more,
  });

async function open() {
  const app = renderApp(`/doctor-login/PrescriptionForm?patient=${PATIENT_ID}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Prescription' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Patient name/)).toHaveValue('Asha Rao'));
  const { user } = app;
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill(/^Symptoms/, 'Fever');
  fill(/^Medicine name/, 'Augmentin 625');
  fill(/^Dosage/, '1 tablet');
  fill(/^Frequency/, 'twice daily');
  fill(/^Duration/, '5 days');
  return { ...app, dialog, submit: () => user.click(dialog.getByRole('button', { name: 'Submit' })) };
}

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('shows the allergies and the warnings with source, and sends the reason', async () => {
  const api = safetyApi();
  const { dialog, user, submit } = await open();
  expect(await dialog.findByText('Allergies: Penicillins (severe)')).toBeInTheDocument();
  const part = within(await dialog.findByRole('region', { name: 'Warnings' }));
  expect(part.getByText(/^Augmentin 625: the patient is allergic/)).toBeInTheDocument();
  expect(part.getByText(/^Source: British National Formulary/)).toBeInTheDocument();
  expect(part.getByText('The tables are not complete.')).toBeInTheDocument();
  await user.type(part.getByLabelText(/^Reason to prescribe/), 'Tolerated in 2024');
  await submit();
  expect(await screen.findByText('Prescription submitted!')).toBeInTheDocument();
  expect(api.callsOf(CREATE)[0]?.body).toMatchObject({
    acknowledgements: [{ warningId: ALLERGY_ID, reason: 'Tolerated in 2024' }],
  });
});

it('keeps the input of a refusal, marks what is missing, and sends it again with the answers', async () => {
  let answer: unknown = refused([buildWarning(), person]);
  const api = safetyApi({
    [CHECK]: () => new FakeAnswer(503, { msg: 'failure', error: 'Busy.', code: 'BUSY' }),
    [CREATE]: () => answer,
  });
  const { dialog, user, submit } = await open();
  await submit();
  const reason = await dialog.findByLabelText(/^Reason to prescribe/);
  await waitFor(() => expect(reason).toBeInvalid());
  expect(dialog.getByText('Correct the field, or confirm it.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Medicine name/)).toHaveValue('Augmentin 625');
  expect(dialog.getByLabelText(/^Symptoms/)).toHaveValue('Fever');
  answer = new FakeAnswer(201, buildPrescription());
  await user.type(reason, 'No other choice');
  await user.click(dialog.getByRole('checkbox', { name: /^Name, age and sex are right/ }));
  await submit();
  expect(await screen.findByText('Prescription submitted!')).toBeInTheDocument();
  expect(api.callsOf(CREATE)[1]?.body).toMatchObject({
    acknowledgements: [{ warningId: ALLERGY_ID, reason: 'No other choice' }],
    confirmPerson: true,
  });
});

it('asks for nothing but what is known without warnings', async () => {
  const api = safetyApi({
    'GET /api/v1/allergies': () => [],
    [CHECK]: () => ({ warnings: [], notice: 'The tables are not complete.' }),
  });
  const { dialog, submit } = await open();
  expect(await dialog.findByText('No allergies are recorded. Ask the patient.')).toBeInTheDocument();
  await submit();
  expect(await screen.findByText('Prescription submitted!')).toBeInTheDocument();
  expect(dialog.queryByRole('region', { name: 'Warnings' })).toBeNull();
  expect(api.callsOf(CREATE)[0]?.body).not.toHaveProperty('acknowledgements');
});

const QUESTION = /^Augmentin 625: what happens to the medicine that the patient takes already\?/;
const onlyDuplicate = { [CHECK]: () => ({ warnings: [duplicate], notice: 'The tables are not complete.' }) };

it('asks per line about a medicine that is taken already, and sends the answer', async () => {
  let answer: unknown = refused([duplicate]);
  const api = safetyApi({ ...onlyDuplicate, [CREATE]: () => answer });
  const { dialog, user, submit } = await open();
  const question = within(await dialog.findByRole('radiogroup', { name: QUESTION }));
  await submit();
  expect(
    await question.findByText(
      'Choose what happens: stop the older medicine, keep both, or remove this line.',
    ),
  ).toBeInTheDocument();
  await waitFor(() => expect(question.getByRole('radio', { name: 'Stop the old one' })).toHaveFocus());
  expect(api.callsOf(CREATE)[0]?.body).toMatchObject({ askDuplicates: true });
  answer = new FakeAnswer(201, buildPrescription());
  await user.keyboard(' ');
  expect(question.getByRole('radio', { name: 'Stop the old one' })).toBeChecked();
  expect(question.queryByText(/^Choose/)).not.toBeInTheDocument();
  await submit();
  expect(await screen.findByText('Prescription submitted!')).toBeInTheDocument();
  expect(api.callsOf(CREATE)[1]?.body).toMatchObject({
    medicines: [{ name: 'Augmentin 625', onDuplicate: 'replace' }],
  });
});

it('removes the line instead, and goes on with the first line', async () => {
  safetyApi({
    [CHECK]: ({ body }) => {
      const { medicines } = body as CheckPrescription;
      const at = medicines.findIndex(({ name }) => name === 'Augmentin 625');
      return { warnings: at < 0 ? [] : [{ ...duplicate, lines: [at] }], notice: 'Not complete.' };
    },
  });
  const { dialog, user } = await open();
  await dialog.findByRole('radiogroup', { name: QUESTION });
  await user.click(dialog.getByRole('button', { name: 'Remove this line: Augmentin 625' }));
  expect(dialog.getByLabelText(/^Medicine name/)).toHaveValue('');
  expect(dialog.queryByRole('radiogroup', { name: QUESTION })).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Medicine on one line')).toHaveFocus();
});

it('keeps reasons and answers in the draft', async () => {
  safetyApi({
    [CHECK]: () => ({ warnings: [buildWarning(), duplicate, person], notice: 'Not complete.' }),
  });
  const { dialog, user } = await open();
  await user.type(await dialog.findByLabelText(/^Reason to prescribe/), 'Tolerated in 2024');
  await user.click(dialog.getByRole('radio', { name: 'Keep both' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Name, age and sex are right/ }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Write a prescription' }));
  const again = within(await screen.findByRole('dialog', { name: 'Prescription' }));
  expect(await again.findByLabelText(/^Reason to prescribe/)).toHaveValue('Tolerated in 2024');
  expect(again.getByRole('radio', { name: 'Keep both' })).toBeChecked();
  expect(again.getByRole('checkbox', { name: /^Name, age and sex are right/ })).toBeChecked();
});
