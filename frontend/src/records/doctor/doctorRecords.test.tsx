import { screen, waitFor, within } from '@testing-library/react';
import { quietBell } from '../../doctor/testing/quietBell';
import { DOCTOR_ID, PATIENT_ID, buildUser } from '../../test/builders';
import { FakeAnswer, type FakeCall, fakeApi, refusal } from '../../test/fakeApi';
import { buildDependant } from '../../test/familyBuilders';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { buildPrescription, buildRecord, buildSummary } from './testing/builders';

const PATIENTS = 'GET /api/v1/patients';
const PATIENT = 'GET /api/v1/patients/{id}';
const RECORDS = 'GET /api/v1/records';
const SUMMARY = 'GET /api/v1/records/summary';
const ADD = 'POST /api/v1/records';
const UPLOAD = 'POST /api/v1/records/documents';
const REMOVE = 'DELETE /api/v1/records/{id}';
const PATH = `/doctor-login/doctor-records?patient=${PATIENT_ID}`;

const filterOf = ({ query }: FakeCall) => JSON.parse(query.get('filter') ?? '{}') as Record<string, string>;

const recordsApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    [PATIENTS]: () => [buildUser()],
    [PATIENT]: () => buildUser(),
    [SUMMARY]: () => buildSummary(),
    [RECORDS]: () => [buildRecord({ canRemove: true })],
    'GET /api/v1/prescriptions': () => [buildPrescription()],
    'GET /api/v1/allergies': () => [],
    'POST /api/v1/prescriptions/check': () => ({ warnings: [], notice: 'The tables are not complete.' }),
    [ADD]: () => new FakeAnswer(201, buildRecord()),
    ...more,
  });

async function openForm(button: string) {
  const app = renderApp(PATH);
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: button })) };
}

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

describe('the patients', () => {
  it('is found by name, in the address, and leads to their records', async () => {
    const api = recordsApi();
    const { user, path } = renderApp('/doctor-login/doctor-records');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search your patients by name or hospital number' }),
      'ash',
    );
    await waitFor(() => expect(path()).toBe('/doctor-login/doctor-records?search=ash'));
    await waitFor(() => expect(api.callsOf(PATIENTS).map(filterOf)).toContainEqual({ q: 'ash' }));
    await user.click(await screen.findByRole('link', { name: /Asha Rao/ }));
    await waitFor(() => expect(path()).toBe(PATH));
    expect(await screen.findByRole('heading', { name: 'Asha Rao', level: 1 })).toBeInTheDocument();
  });

  it('names allergies, and the guardian of a patient without a login', async () => {
    const patient = buildUser({ fullName: 'Aarav Rao', email: null, mobile: null, allergies: 'Penicillin' });
    recordsApi({ [PATIENT]: () => ({ ...patient, heldBy: buildDependant().holder }) });
    renderApp(PATH);
    expect(await screen.findByRole('heading', { name: 'Aarav Rao', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Allergies: Penicillin')).toBeInTheDocument();
    expect(screen.getByText(/^Looked after by/)).toHaveTextContent(
      'Looked after by Asha Rao, mother, +919812345678',
    );
    expect(screen.getByRole('link', { name: '+919812345678' })).toHaveAttribute('href', 'tel:+919812345678');
  });

  it('says what to do when there are none', async () => {
    recordsApi({ [PATIENTS]: () => [] });
    const { user } = renderApp('/doctor-login/doctor-records');
    expect(await screen.findByText(/You have no patients yet/)).toBeInTheDocument();
    await user.type(
      screen.getByRole('searchbox', { name: 'Search your patients by name or hospital number' }),
      'zzz',
    );
    expect(await screen.findByText('None of your patients has this name or number.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText(/You have no patients yet/)).toBeInTheDocument();
  });

  it('says to check a hospital number with a wrong digit', async () => {
    recordsApi({ [PATIENTS]: () => [] });
    renderApp('/doctor-login/doctor-records?search=1000+0001+7');
    expect(await screen.findByText(/^Check the number:/)).toBeInTheDocument();
  });

  it('does not show a person without an appointment', async () => {
    recordsApi({ [PATIENT]: () => refusal(404, 'NOT_FOUND', 'This does not exist.') });
    renderApp(PATH);
    expect(await screen.findByText(/This is not one of your patients/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Timeline' })).not.toBeInTheDocument();
  });
});

describe('the records of a patient', () => {
  it('shows vital signs, diagnoses, measures over time, prescriptions and the timeline', async () => {
    recordsApi();
    renderApp(PATH);
    const vitals = within(await screen.findByRole('region', { name: 'Vital signs' }));
    for (const text of ['112 /min', 'High', 'Usual: 60 to 100 /min'])
      expect(vitals.getByText(text)).toBeInTheDocument();
    const diagnoses = within(screen.getByRole('region', { name: 'Diagnosis summary' }));
    expect(diagnoses.getByText('Type 2 diabetes')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Values of HbA1c' })).toHaveTextContent('8.1');
    expect(
      await screen.findByRole('link', { name: 'PDF of prescription RX-2026-7KQ4XM' }),
    ).toBeInTheDocument();
    const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
    expect(await timeline.findByText('Feels well, no swelling of the ankles.')).toBeInTheDocument();
    expect(timeline.getByText('Fri, 20 Nov 2026, by Dr. Ananya Sharma')).toBeInTheDocument();
  });

  it('says that a report is preliminary, what is outstanding and what a correction changed', async () => {
    const potassium = { name: 'Potassium', value: 4.9, unit: 'mEq/L', low: 3.7, high: 5.2 };
    const record = buildRecord({
      kind: 'report',
      results: [{ ...potassium, flag: 'normal', notCompared: null }],
      outstanding: ['Sodium'],
      changes: [{ name: 'Potassium', before: '4.1 mEq/L', after: '4.9 mEq/L' }],
    });
    recordsApi({ [RECORDS]: () => [record] });
    renderApp(PATH);
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    const lines = within(await timeline.findByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent('4.9 mEq/LEarlier value: 4.1 mEq/L');
    expect(lines[1]).toHaveTextContent('SodiumOutstanding');
    expect(timeline.getByText(/^Preliminary report: some results are outstanding\./)).toBeVisible();
  });

  it('shows one kind and search, in the address', async () => {
    const api = recordsApi();
    const { user, path } = renderApp(PATH);
    const kinds = within(await screen.findByRole('group', { name: 'Kind of record' }));
    await user.click(kinds.getByRole('button', { name: 'Reports' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search these records' }), 'ecg');
    await waitFor(() => expect(path()).toBe(`${PATH}&kind=report&search=ecg`));
    await waitFor(() =>
      expect(api.callsOf(RECORDS).map(filterOf)).toContainEqual({
        patientId: PATIENT_ID,
        kind: 'report',
        q: 'ecg',
      }),
    );
  });

  it('removes an entry after asking', async () => {
    const api = recordsApi({ [REMOVE]: () => buildRecord() });
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Remove Follow-up visit' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Doctor note removed.')).toBeInTheDocument();
    expect(api.callsOf(REMOVE)).toHaveLength(1);
  });

  it('says so when the timeline cannot be loaded', async () => {
    recordsApi({ [RECORDS]: () => refusal(503, 'DATABASE_UNAVAILABLE', 'Please try again soon.') });
    renderApp(PATH);
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    expect(await timeline.findByText('Please try again soon.')).toBeInTheDocument();
  });
});

describe('an entry', () => {
  it('is a note with a text', async () => {
    const api = recordsApi();
    const { dialog, user } = await openForm('Add a note');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter the text.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText(/^Note/)).toHaveFocus());
    await user.type(dialog.getByLabelText(/^Note/), 'Better');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Note added.')).toBeInTheDocument();
    const [call] = api.callsOf(ADD);
    expect(call?.body).toMatchObject({ patientId: PATIENT_ID, kind: 'note', text: 'Better' });
    expect(call?.body).not.toHaveProperty('title');
  });

  it('is vital signs that a living person can have', async () => {
    const api = recordsApi();
    const { dialog, user } = await openForm('Add vital signs');
    const save = dialog.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(await dialog.findByText('Enter at least one value.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Pulse (/min)'), '1e9');
    await user.type(dialog.getByLabelText('Systolic blood pressure (mmHg)'), '150');
    await user.click(save);
    expect(await dialog.findByText(/Pulse must be between 20 and 300/)).toBeInTheDocument();
    expect(dialog.getByText('Enter both values of the blood pressure.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Pulse (/min)'));
    await user.type(dialog.getByLabelText('Diastolic blood pressure (mmHg)'), '95');
    await user.type(dialog.getByLabelText('Temperature (°C)'), '36,8');
    await user.click(save);
    expect(await screen.findByText('Vital signs added.')).toBeInTheDocument();
    expect(api.callsOf(ADD).map(({ body }) => body)).toMatchObject([
      { kind: 'vitalSigns', vitals: { systolic: 150, diastolic: 95, temperature: 36.8 } },
    ]);
  });

  it('reads a size in another unit, and asks about one that is very unlikely', async () => {
    const api = recordsApi();
    const { dialog, user } = await openForm('Add vital signs');
    const height = dialog.getByLabelText('Height (cm)');
    await user.type(height, '66');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: 'Are these values right?' }));
    expect(question.getByText(/^Height 66 cm is very unusual for an adult/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Back' }));
    await user.type(height, ' in');
    expect(dialog.getByText('Read as 167.6 cm')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Vital signs added.')).toBeInTheDocument();
    expect(api.callsOf(ADD).map(({ body }) => body)).toMatchObject([{ vitals: { height: 167.6 } }]);
  });

  it('is a report with results', async () => {
    const api = recordsApi();
    const { dialog, user } = await openForm('Add a report');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter the results or the text of the report.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Measured'), 'Haemoglobin');
    await user.type(dialog.getByLabelText('Result'), '11.2');
    await user.type(dialog.getByLabelText('Unit'), 'g/dL');
    await user.type(dialog.getByLabelText('Usual from'), '12');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Report added.')).toBeInTheDocument();
    expect(api.callsOf(ADD).map(({ body }) => body)).toMatchObject([
      { kind: 'report', results: [{ name: 'Haemoglobin', value: '11.2', unit: 'g/dL', low: 12 }] },
    ]);
  });

  it('says at the field why the server refused it', async () => {
    recordsApi({
      [ADD]: () =>
        refusal(422, 'UNACCEPTABLE', 'Please check the marked fields.', { date: 'Not in the future.' }),
    });
    const { dialog, user } = await openForm('Add a diagnosis');
    await user.type(dialog.getByLabelText(/^Diagnosis/), 'Asthma');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Not in the future.')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('Please check the marked fields.');
  });

  it('is a document', async () => {
    const api = recordsApi({ [UPLOAD]: () => new FakeAnswer(201, buildRecord({ kind: 'document' })) });
    const { dialog, user } = await openForm('Add a document');
    await user.type(dialog.getByLabelText(/^Title/), 'ECG');
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByText('Choose a PDF or a picture.')).toBeInTheDocument();
    expect(api.callsOf(UPLOAD)).toHaveLength(0);
    await user.upload(
      dialog.getByLabelText('Choose a PDF or picture'),
      new File(['%PDF-1.7'], 'ecg.pdf', { type: 'application/pdf' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Document added.')).toBeInTheDocument();
    const sent = api.callsOf(UPLOAD)[0]?.body as FormData;
    expect([sent.get('patientId'), sent.get('title')]).toEqual([PATIENT_ID, 'ECG']);
    expect((sent.get('file') as File).name).toBe('ecg.pdf');
  });

  it('refuses a document above 5 MB at once', async () => {
    recordsApi();
    const { dialog, user } = await openForm('Add a document');
    const huge = new File([new Uint8Array(6 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText('Choose a PDF or picture'), huge);
    expect(await dialog.findByText('Choose a file of at most 5 MB.')).toBeInTheDocument();
  });
});
