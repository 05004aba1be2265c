import { screen, waitFor, within } from '@testing-library/react';
import { quietBell } from '../../doctor/testing/quietBell';
import { buildPrescription } from '../../records/doctor/testing/builders';
import { DOCTOR_ID, PATIENT_ID, buildUser } from '../../test/builders';
import { type FakeCall, fakeApi } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';

const FAVOURITES = 'GET /api/v1/favourite-lines';
const ADD = 'POST /api/v1/favourite-lines';
const REMOVE = 'DELETE /api/v1/favourite-lines/{id}';
const PRESCRIPTIONS = 'GET /api/v1/prescriptions';

/** A server that keeps the doctor's favourites. */
function lineApi(more: Parameters<typeof fakeApi>[0] = {}) {
  let lines: string[] = ['Tab Telma 40 OD 30 days'];
  const dto = (line: string) => ({
    id: String(lines.indexOf(line)),
    line,
    createdAt: '2026-11-28T05:00:00.000Z',
  });
  return fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    'GET /api/v1/patients': () => [buildUser()],
    'GET /api/v1/patients/{id}': () => buildUser(),
    'GET /medicine': () => ({ msg: 'success', value: [] }),
    'GET /api/v1/allergies': () => [],
    [PRESCRIPTIONS]: () => [],
    [FAVOURITES]: () => lines.map(dto),
    [ADD]: ({ body }: FakeCall) => {
      const { line } = body as { line: string };
      lines = [...lines, line];
      return dto(line);
    },
    [REMOVE]: ({ params }: FakeCall) => {
      const [removed = ''] = lines.splice(Number(params.id), 1);
      return dto(removed);
    },
    ...more,
  });
}

async function open(path = '/doctor-login/PrescriptionForm') {
  const app = renderApp(path);
  const dialog = within(await screen.findByRole('dialog', { name: 'Prescription' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Doctor name/)).toHaveValue('Dr. A'));
  return { ...app, dialog };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function openChoices({ dialog, user }: Opened) {
  await user.click(dialog.getByRole('button', { name: 'Common choices for medicine 1' }));
  return within(await screen.findByRole('dialog', { name: 'Common choices for medicine 1' }));
}

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

const LINE = 'Medicine on one line';
const valuesOf = ({ dialog }: Opened) =>
  [/^Medicine name/, /^Dosage/, /^Frequency/, /^Duration/].map(
    (label) => dialog.getByLabelText<HTMLInputElement>(label).value,
  );

it('fills the fields from one line, and says what it understood', async () => {
  lineApi();
  const opened = await open();
  const { dialog, user } = opened;
  await user.type(dialog.getByLabelText(LINE), 'Tab Metformin 500 1-0-1 x 5d after food');
  expect(valuesOf(opened)).toEqual(['Tab Metformin 500', '1 tablet', '1-0-1, after food', '5 days']);
  expect(
    dialog.getByText('1 tablet morning and night for 5 days after food: 10 tablets'),
  ).toBeInTheDocument();
  await user.type(dialog.getByLabelText(LINE), ' qzwx');
  expect(dialog.getByText(/^Not understood completely: no quantity is computed/)).toBeInTheDocument();
  expect(valuesOf(opened)[2]).toBe('1-0-1, after food qzwx');
  await user.clear(dialog.getByLabelText(LINE));
  expect(valuesOf(opened)).toEqual(['', '', '', '']);
});

it('reads an edited field again, and does not overwrite it from the line', async () => {
  lineApi();
  const opened = await open();
  const { dialog, user } = opened;
  await user.type(dialog.getByLabelText(LINE), 'Tab Metformin 500 1-0-1 x 5d');
  await user.clear(dialog.getByLabelText(/^Duration/));
  await user.type(dialog.getByLabelText(/^Duration/), '7 days');
  expect(dialog.getByText('1 tablet morning and night for 7 days: 14 tablets')).toBeInTheDocument();
  expect(dialog.getByText(/^The fields were changed after the line was read/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(LINE), ' after food');
  expect(valuesOf(opened)).toEqual(['Tab Metformin 500', '1 tablet', '1-0-1, after food', '7 days']);
  await user.click(dialog.getByRole('button', { name: 'Use the line again' }));
  expect(valuesOf(opened)[3]).toBe('5 days');
  expect(dialog.queryByRole('button', { name: 'Use the line again' })).not.toBeInTheDocument();
});

it('takes common choices into the line, and goes on to the next medicine with Enter', async () => {
  lineApi();
  const opened = await open();
  const { dialog, user } = opened;
  await user.type(dialog.getByLabelText(LINE), 'Tab Metformin 500');
  const choices = await openChoices(opened);
  await user.click(choices.getByRole('button', { name: '1-0-1' }));
  await user.click(choices.getByRole('button', { name: '5 days' }));
  expect(choices.getByRole('button', { name: '5 days' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog.getByLabelText(LINE)).toHaveValue('Tab Metformin 500 1-0-1 5 days'));
  await user.type(dialog.getByLabelText(LINE), '{Enter}');
  await waitFor(() => expect(dialog.getAllByLabelText(LINE)[1]).toHaveFocus());
});

it('offers the favourites of the doctor, and adds and removes one', async () => {
  const api = lineApi();
  const opened = await open();
  const { dialog, user } = opened;
  const line = dialog.getByLabelText(LINE);
  await user.type(line, 'telma');
  await user.click(await screen.findByRole('option', { name: 'Tab Telma 40 OD 30 days' }));
  expect(valuesOf(opened)).toEqual(['Tab Telma 40', '1 tablet', 'once a day', '30 days']);
  await user.clear(line);
  await user.type(line, 'Tab Dolo 650 SOS 3 days');
  const choices = await openChoices(opened);
  await user.click(choices.getByRole('button', { name: 'Add this line to your favourites' }));
  expect(await choices.findByRole('button', { name: 'Tab Dolo 650 SOS 3 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(await choices.findByRole('button', { name: 'Remove this line from your favourites' }));
  await waitFor(() =>
    expect(choices.queryByRole('button', { name: 'Tab Dolo 650 SOS 3 days' })).not.toBeInTheDocument(),
  );
  expect(api.callsOf(ADD).map(({ body }) => body)).toEqual([{ line: 'Tab Dolo 650 SOS 3 days' }]);
});

it('repeats the last prescription, and asks before it replaces typed medicines', async () => {
  const [medicine] = buildPrescription().medicines;
  const stopped = { ...medicine, name: 'Warfarin 5 mg', status: 'stopped' as const };
  const last = buildPrescription({ medicines: [medicine, stopped] });
  const api = lineApi({ [PRESCRIPTIONS]: () => [last] });
  const opened = await open(`/doctor-login/PrescriptionForm?patient=${PATIENT_ID}`);
  const { dialog, user } = opened;
  const { name, dosage, frequency, duration } = medicine;
  await user.type(dialog.getByLabelText(LINE), 'Tab Dolo 650');
  await user.click(dialog.getByRole('button', { name: 'Repeat last prescription' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace the medicines in the form?' }));
  expect(valuesOf(opened)[0]).toBe('Tab Dolo 650');
  await user.click(question.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(dialog.getAllByLabelText(/^Medicine name/)[0]).toHaveValue(name));
  expect(dialog.getAllByRole('group', { name: /^Medicine \d/ })).toHaveLength(1);
  expect(dialog.getAllByLabelText(/^Dosage/)[0]).toHaveValue(dosage);
  expect(dialog.getAllByLabelText(/^Frequency/)[0]).toHaveValue(frequency);
  expect(dialog.getAllByLabelText(/^Duration/)[0]).toHaveValue(duration);
  expect(api.callsOf(PRESCRIPTIONS).at(-1)?.query.get('filter')).toBe(
    JSON.stringify({ patientId: PATIENT_ID, enteredInError: false }),
  );
});

it('says that there is nothing to repeat', async () => {
  lineApi();
  const { dialog, user } = await open(`/doctor-login/PrescriptionForm?patient=${PATIENT_ID}`);
  await user.click(dialog.getByRole('button', { name: 'Repeat last prescription' }));
  expect(await screen.findByText('This patient has no earlier medicines to repeat.')).toBeInTheDocument();
});
