import { readDosage } from '../../../../openapi/contract/care/dosage/read-dosage.js';
import { screen, waitFor, within } from '@testing-library/react';
import { toDdMmYyyy } from '../../common/dates/dayText';
import { calendarDate } from '../../common/format/format';
import { quietBell } from '../../doctor/testing/quietBell';
import { buildPrescription } from '../../records/doctor/testing/builders';
import { DOCTOR_ID, PATIENT_ID, buildUser } from '../../test/builders';
import { FakeAnswer, fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { buildMedicine, medicinesPage } from '../../test/shopBuilders';

const CREATE = 'POST /api/v1/prescriptions';
const PATIENTS = 'GET /api/v1/patients';
const MEDICINES = 'GET /medicine';
const AVAILABILITY = 'GET /api/v1/prescriptions/availability';
const PATH = '/doctor-login/PrescriptionForm';

const formApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    [PATIENTS]: ({ query }) =>
      [buildUser({ dob: '2000-01-01' })].filter(({ fullName }) => {
        const { q = '' } = JSON.parse(query.get('filter') ?? '{}') as { q?: string };
        return fullName.toLowerCase().startsWith(q.toLowerCase());
      }),
    'GET /api/v1/patients/{id}': () => buildUser({ dob: '2000-01-01' }),
    'GET /api/v1/prescriptions': () => [],
    'GET /api/v1/allergies': () => [],
    'POST /api/v1/prescriptions/check': () => ({ warnings: [], notice: 'The tables are not complete.' }),
    [MEDICINES]: medicinesPage([buildMedicine()]),
    [CREATE]: () => new FakeAnswer(201, buildPrescription()),
    ...more,
  });

async function open(path = PATH) {
  const app = renderApp(path);
  const dialog = within(await screen.findByRole('dialog', { name: 'Prescription' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Doctor name/)).toHaveValue('Dr. A'));
  return { ...app, dialog, submit: () => app.user.click(dialog.getByRole('button', { name: 'Submit' })) };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function typeMedicine({ dialog, user }: Opened, row: number, name: string) {
  const fields = within(dialog.getByRole('group', { name: `Medicine ${row}` }));
  await user.type(fields.getByLabelText(/^Medicine name/), name);
  await user.type(fields.getByLabelText(/^Dosage/), '1 tablet');
  await user.type(fields.getByLabelText(/^Frequency/), 'twice daily');
  await user.type(fields.getByLabelText(/^Duration/), '5 days');
}

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('has the fields of the specification, with today and the doctor filled in', async () => {
  formApi();
  const { dialog } = await open();
  expect(dialog.getByLabelText(/^Date/)).toHaveValue(toDdMmYyyy(calendarDate(new Date())));
  for (const label of [
    /^Patient name/,
    /^Age/,
    /^Gender/,
    /^Contact number/,
    /^Symptoms/,
    /^Additional notes/,
  ])
    expect(dialog.getByLabelText(label)).toBeInTheDocument();
  expect(dialog.getAllByRole('group', { name: /^Medicine \d/ })).toHaveLength(1);
  expect(dialog.queryByRole('button', { name: /^Remove medicine/ })).not.toBeInTheDocument();
});

it('wants everything but the notes, and focuses the first field that is missing', async () => {
  const api = formApi();
  const { dialog, submit } = await open();
  await submit();
  for (const problem of [
    'Enter the name of the patient.',
    'Enter the age as a number.',
    'Choose a gender from the list.',
    'Enter the symptoms.',
    'Enter the name of the medicine.',
    'Enter the dosage.',
    'Enter how often it is taken.',
    'Enter how long it is taken.',
  ])
    expect(await dialog.findByText(problem)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Additional notes/)).not.toBeInvalid();
  await waitFor(() => expect(dialog.getByLabelText(/^Patient name/)).toHaveFocus());
  expect(api.callsOf(CREATE)).toHaveLength(0);
});

it('prefills the chosen patient’s data, submits, shows a notice and closes', async () => {
  const api = formApi();
  const opened = await open();
  const { dialog, user, submit } = opened;
  await user.type(dialog.getByLabelText(/^Patient name/), 'Ash');
  await user.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  expect(dialog.getByLabelText(/^Contact number/)).toHaveValue('+919812345678');
  const age = Number(dialog.getByLabelText<HTMLInputElement>(/^Age/).value);
  expect(age).toBeGreaterThanOrEqual(26);
  await user.type(dialog.getByLabelText(/^Symptoms/), 'Thirst');
  await typeMedicine(opened, 1, 'Cough syrup');
  await submit();
  expect(await screen.findByText('Prescription submitted!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const medicine = { name: 'Cough syrup', dosage: '1 tablet', frequency: 'twice daily', duration: '5 days' };
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    {
      patientId: PATIENT_ID,
      patientName: 'Asha Rao',
      age,
      gender: 'female',
      contact: '+919812345678',
      date: calendarDate(new Date()),
      doctorName: 'Dr. A',
      symptoms: 'Thirst',
      medicines: [{ ...medicine, dosages: readDosage(medicine) }],
      askDuplicates: true,
    },
  ]);
  expect(sessionStorage.getItem('prescriptionDrafts')).toBeNull();
});

it('understands a name that is typed in full, and refuses a stranger', async () => {
  formApi();
  const { dialog, user, submit } = await open();
  const name = dialog.getByLabelText(/^Patient name/);
  await user.type(name, 'Somebody Else');
  await submit();
  expect(await dialog.findByText('Choose one of your patients from the list.')).toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'asha rao');
  await waitFor(() => expect(dialog.getByLabelText(/^Contact number/)).toHaveValue('+919812345678'));
  expect(dialog.queryByText('Choose one of your patients from the list.')).not.toBeInTheDocument();
});

it.each([
  ['-', 'A minus sign cannot be entered here.'],
  ['abc', 'Only digits can be entered here.'],
])('does not take the age %s', async (age, problem) => {
  formApi();
  const { dialog, user } = await open();
  await user.type(dialog.getByLabelText(/^Age/), age);
  expect(dialog.getByRole('alert')).toHaveTextContent(problem);
  expect(dialog.getByLabelText(/^Age/)).toHaveValue('');
});

it('adds and removes medicines and always keeps one', async () => {
  formApi();
  const opened = await open();
  const { dialog, user } = opened;
  await user.click(dialog.getByRole('button', { name: 'Add medicine' }));
  await typeMedicine(opened, 2, 'Second');
  await user.click(dialog.getByRole('button', { name: 'Remove medicine 1' }));
  expect(dialog.getAllByRole('group', { name: /^Medicine \d/ })).toHaveLength(1);
  expect(dialog.getByLabelText(/^Medicine name/)).toHaveValue('Second');
  expect(dialog.queryByRole('button', { name: /^Remove medicine/ })).not.toBeInTheDocument();
});

it('suggests medicines of the pharmacy', async () => {
  const api = formApi();
  const { dialog, user } = await open();
  await user.type(dialog.getByLabelText(/^Medicine name/), 'metf');
  await user.click(await screen.findByRole('option', { name: 'Metformin 500 mg' }));
  expect(dialog.getByLabelText(/^Medicine name/)).toHaveValue('Metformin 500 mg');
  expect(api.callsOf(MEDICINES).map(({ query }) => query.get('search'))).toContain('metf');
});

it('shows unavailable medicines, and offers the same substance of another brand', async () => {
  const other = 'Metformin 500 mg (Sukhayan)';
  const api = formApi({
    [MEDICINES]: medicinesPage([buildMedicine({ stock: 0 })]),
    [AVAILABILITY]: ({ query }) => {
      const available = query.get('name') !== 'Metformin 500 mg';
      return { available, instead: available ? [] : [other], ask: null, choices: [] };
    },
  });
  const { dialog, user } = await open();
  await user.type(dialog.getByLabelText(/^Medicine name/), 'metf');
  await user.click(
    await screen.findByRole('option', {
      name: /Metformin 500 mg.*Not available in our pharmacy at the moment/,
    }),
  );
  expect(await dialog.findByText('Not available in our pharmacy at the moment')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Medicine name/)).toHaveAccessibleDescription(
    'Not available in our pharmacy at the moment',
  );
  await user.click(dialog.getByRole('button', { name: `Use ${other}` }));
  expect(dialog.getByLabelText(/^Medicine name/)).toHaveValue(other);
  await waitFor(() =>
    expect(dialog.queryByText('Not available in our pharmacy at the moment')).not.toBeInTheDocument(),
  );
  // On a busy machine a pause within the typing is long enough to be asked about, too.
  const asked = () => api.callsOf(AVAILABILITY).map(({ query }) => query.get('name'));
  await waitFor(() =>
    expect(asked().filter((name) => !'metf'.startsWith(String(name)))).toEqual(['Metformin 500 mg', other]),
  );
});

it('keeps the input as a draft, and clears it on request', async () => {
  formApi();
  const { dialog, user } = await open(`${PATH}?patient=${PATIENT_ID}`);
  await waitFor(() => expect(dialog.getByLabelText(/^Patient name/)).toHaveValue('Asha Rao'));
  await user.type(dialog.getByLabelText(/^Symptoms/), 'Thirst');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Write a prescription' }));
  const again = within(await screen.findByRole('dialog', { name: 'Prescription' }));
  expect(again.getByLabelText(/^Symptoms/)).toHaveValue('Thirst');
  await user.click(again.getByRole('button', { name: 'Start again' }));
  expect(again.getByLabelText(/^Symptoms/)).toHaveValue('');
  expect(again.getByLabelText(/^Patient name/)).toHaveValue('Asha Rao');
  expect(sessionStorage.getItem('prescriptionDrafts')).toBeNull();
});

it('stays open with the input when the server refuses', async () => {
  formApi({
    [CREATE]: () =>
      refusal(422, 'UNACCEPTABLE', 'Please check the marked fields.', {
        date: 'This date is in the future.',
      }),
  });
  const opened = await open(`${PATH}?patient=${PATIENT_ID}`);
  const { dialog, user, submit } = opened;
  await waitFor(() => expect(dialog.getByLabelText(/^Patient name/)).toHaveValue('Asha Rao'));
  await user.type(dialog.getByLabelText(/^Symptoms/), 'Thirst');
  await typeMedicine(opened, 1, 'Cough syrup');
  await submit();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please check the marked fields.');
  expect(dialog.getByLabelText(/^Date/)).toHaveAccessibleDescription('This date is in the future.');
  expect(dialog.getByLabelText(/^Symptoms/)).toHaveValue('Thirst');
  expect(sessionStorage.getItem('prescriptionDrafts')).toContain('Thirst');
});

it.each([
  [{ registrationNumber: null }, /you need a registration number/],
  [{ registrationNumber: 'KMC 1234' }, /must verify your registration number KMC 1234/],
])('says what a doctor needs before prescribing: %j', async (given, text) => {
  const doctor = { _id: DOCTOR_ID, type: 'doctor' as const, fullName: 'Dr. A', registrationVerified: false };
  formApi({
    'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser({ ...doctor, ...given }) }),
  });
  const { dialog } = await open();
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Open the profile' })).toHaveAttribute(
    'href',
    '/doctor-login/profile',
  );
});

it('says that the strength is missing, and offers those of the pharmacy', async () => {
  const choices = ['Insulin Glargine 100 IU/ml cartridge', 'Insulin Glargine 300 IU/ml pen'];
  formApi({
    [AVAILABILITY]: ({ query }) =>
      query.get('name') === 'Insulin Glargine'
        ? { available: false, instead: [], ask: 'strength', choices }
        : { available: true, instead: [], ask: null, choices: [] },
  });
  const { dialog, user } = await open();
  await user.type(dialog.getByLabelText(/^Medicine name/), 'Insulin Glargine');
  expect(await dialog.findByText(/^Write the strength\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: `Use ${choices[1]}` }));
  expect(dialog.getByLabelText(/^Medicine name/)).toHaveValue(choices[1]);
  await waitFor(() => expect(dialog.queryByText(/^Write the strength\./)).not.toBeInTheDocument());
});

it('asks for the consent to another brand only where one is named', async () => {
  formApi();
  const { dialog, user } = await open();
  const name = dialog.getByLabelText(/^Medicine name/);
  await user.type(name, 'Metformin 500 mg');
  expect(dialog.queryByRole('checkbox', { name: 'Another brand may be given' })).not.toBeInTheDocument();
  await user.type(name, ' (Ardhika)');
  expect(await dialog.findByRole('checkbox', { name: 'Another brand may be given' })).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Another brand may be given' }));
  expect(dialog.getByRole('checkbox', { name: 'Another brand may be given' })).toBeChecked();
});
