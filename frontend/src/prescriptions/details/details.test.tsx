import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { quietBell } from '../../doctor/testing/quietBell';
import { DOCTOR_ID, buildUser } from '../../test/builders';
import { fakeApi } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';

const detailsApi = () =>
  fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    'GET /api/v1/patients': () => [],
    'GET /medicine': () => ({ msg: 'success', value: [] }),
    'GET /api/v1/prescriptions': () => [],
    'GET /api/v1/favourite-lines': () => [],
    'GET /api/v1/prescriptions/availability': () => ({
      available: true,
      instead: [],
      ask: null,
      choices: [],
    }),
  });

const LINE = 'Medicine on one line';

/** The form with this line and the details of it. */
async function open(line: string) {
  detailsApi();
  const { user } = renderApp('/doctor-login/PrescriptionForm');
  const dialog = within(await screen.findByRole('dialog', { name: 'Prescription' }));
  const box = dialog.getByLabelText(LINE);
  fireEvent.change(box, { target: { value: line } });
  const toggle = dialog.getByRole('button', { name: 'Details of medicine 1' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await dialog.findByLabelText('Times');
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const texts = () =>
    [/^Dosage/, /^Frequency/, /^Duration/].map(
      (label) => dialog.getByLabelText<HTMLInputElement>(label).value,
    );
  return { user, dialog, box, type, texts };
}

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('shows what was read of the line, and the texts follow the fields', async () => {
  const { user, dialog, box, type, texts } = await open('Tab Metformin 500 1-0-1 x 5d after food');
  expect(dialog.getByLabelText('Unit')).toHaveValue('tablet');
  expect(dialog.getByLabelText('Times')).toHaveValue('pattern');
  expect(dialog.getByLabelText('Morning')).toHaveValue('1');
  expect(dialog.getByRole('button', { name: 'After food' })).toHaveAttribute('aria-pressed', 'true');
  type('Noon', '1');
  type('Length', '7');
  await user.click(dialog.getByRole('button', { name: 'After food' }));
  expect(texts()).toEqual(['1 tablet', '1-1-1', '7 days']);
  expect(dialog.getByText('1 tablet morning, noon and night for 7 days: 21 tablets')).toBeInTheDocument();
  expect(box).toHaveValue('Tab Metformin 500 1-1-1 7 days');
});

it('prescribes no older value while a field is wrong, and goes on when it is right', async () => {
  const { dialog, type, texts } = await open('Tab Metformin 500 2 tablets BD x 5d');
  type('Dose', '');
  expect(dialog.getByLabelText('Dose')).toHaveAccessibleDescription('Enter a number.');
  expect(texts()).toEqual(['', 'twice a day', '5 days']);
  expect(dialog.getByLabelText('Doses a day')).toHaveValue('2');
  type('Dose', '3');
  expect(texts()).toEqual(['3 tablets', 'twice a day', '5 days']);
  expect(dialog.getByText('3 tablets twice a day for 5 days: 30 tablets')).toBeInTheDocument();
});

it('takes what is typed in the box again', async () => {
  const { dialog, box, type, texts } = await open('Tab Metformin 500 1-0-1 x 5d');
  type('Length', '9');
  fireEvent.change(box, { target: { value: 'Tab Metformin 500 0-0-1 x 3d' } });
  expect(texts()).toEqual(['1 tablet', '0-0-1', '3 days']);
  expect(dialog.getByLabelText('Morning')).toHaveValue('');
  expect(dialog.getByLabelText('Length')).toHaveValue('3');
});

it('states a dosage that the texts did not, and adds a step', async () => {
  const { user, dialog, type, texts } = await open('Wysolone 10 2 tabelts BD');
  expect(dialog.getByText(/^The texts are not understood as a whole\./)).toBeInTheDocument();
  type('Dose', '2');
  expect(dialog.queryByText('Choose the unit.')).toBeInTheDocument();
  type('Unit', 'tablet');
  type('Doses a day', '1');
  type('Length', '5');
  expect(texts()).toEqual(['2 tablets', 'once a day', '5 days']);
  await user.click(dialog.getByRole('button', { name: 'Add a step' }));
  const second = within(dialog.getByRole('group', { name: 'Step 2' }));
  fireEvent.change(second.getByLabelText('Dose'), { target: { value: '1' } });
  fireEvent.change(second.getByLabelText('Length'), { target: { value: '3' } });
  await waitFor(() => expect(dialog.getByText(/: 13 tablets$/)).toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Remove step 2' }));
  expect(texts()).toEqual(['2 tablets', 'once a day', '5 days']);
});

it.each([
  ['Every few hours, days, weeks or months', { Every: '8', 'Unit of time': 'h' }, 'every 8 hours'],
  ['On days of the week', { 'Doses a day': '1' }, 'once a day on mon, thu'],
])('states other times: %s', async (kind, fields, frequency) => {
  const { user, dialog, type, texts } = await open('Tab Metformin 500 1 tablet OD x 14 days');
  await user.selectOptions(dialog.getByLabelText('Times'), kind);
  for (const [label, value] of Object.entries(fields)) type(label, value);
  if (frequency.includes('mon'))
    for (const day of ['Monday', 'Thursday']) await user.click(dialog.getByRole('button', { name: day }));
  expect(texts()).toEqual(['1 tablet', frequency, '14 days']);
});
