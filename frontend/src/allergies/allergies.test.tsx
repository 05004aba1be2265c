import { screen, waitFor, within } from '@testing-library/react';
import { buildAllergy, buildSummary, patientFrame } from '../test/careBuilders';
import { FakeAnswer, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';

const LIST = 'GET /api/v1/allergies';
const ADD = 'POST /api/v1/allergies';
const NONE = 'POST /api/v1/allergies/none-known';
const CHANGE = 'PUT /api/v1/allergies/{id}';

const choices = [
  { code: 'class:penicillins', kind: 'class', name: 'Penicillins', otherNames: ['penicillin'] },
  { code: 'substance:amoxicillin', kind: 'substance', name: 'Amoxicillin', otherNames: ['Mox', 'Novamox'] },
];
const allergiesApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    ...patientFrame,
    'GET /api/v1/records/summary': () => buildSummary(),
    'GET /api/v1/allergies/choices': () => choices,
    [ADD]: () => new FakeAnswer(201, buildAllergy()),
    [NONE]: () => new FakeAnswer(201, buildAllergy({ kind: 'noneKnown' })),
    [CHANGE]: () => buildAllergy(),
    ...more,
  });

async function open() {
  const app = renderApp('/patientlogin/patient-records');
  const part = within(await screen.findByRole('region', { name: 'Allergies' }));
  return { ...app, part };
}

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

it('shows reaction, severity, the written words and who recorded it', async () => {
  allergiesApi({ [LIST]: () => [buildAllergy({ canChange: false })] });
  const { part } = await open();
  expect(await part.findByText('Penicillins')).toBeInTheDocument();
  expect(part.getByText('Severe')).toBeInTheDocument();
  expect(part.getByText('Rash')).toBeInTheDocument();
  expect(part.getByText(/^As written: Penicillin · Recorded by Dr. Ananya Sharma/)).toBeInTheDocument();
  expect(part.getByText('Only a doctor can change it.')).toBeInTheDocument();
  expect(part.queryByRole('button', { name: /^Change/ })).toBeNull();
});

it('shows words that are no known name as they are written', async () => {
  const written = buildAllergy({
    kind: 'asWritten',
    code: null,
    name: 'White tablets',
    text: 'White tablets',
  });
  allergiesApi({ [LIST]: () => [{ ...written, recordedByType: 'earlierText', recordedByName: null }] });
  const { part } = await open();
  expect(await part.findByText('White tablets')).toBeInTheDocument();
  expect(part.getByText(/not matched with a known substance. From earlier notes/)).toBeInTheDocument();
});

it('adds an allergy that is found by a brand, and keeps the input of a refusal', async () => {
  let answer: unknown = refusal(409, 'NAME_TAKEN', 'Amoxicillin is already recorded.', {
    substance: 'Amoxicillin is already recorded.',
  });
  const api = allergiesApi({ [ADD]: () => answer });
  const { user, part } = await open();
  await user.click(await part.findByRole('button', { name: 'Add an allergy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an allergy' }));
  await user.type(dialog.getByLabelText(/^Allergic to/), 'novam');
  await user.click(await screen.findByRole('option', { name: /Amoxicillin/ }));
  await user.selectOptions(dialog.getByLabelText('Severity'), 'Severe');
  await user.type(dialog.getByLabelText(/^Reaction/), 'Rash');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Allergic to/)).toHaveAccessibleDescription(
      'Amoxicillin is already recorded.',
    ),
  );
  expect(dialog.getByLabelText(/^Reaction/)).toHaveValue('Rash');
  answer = new FakeAnswer(201, buildAllergy());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Penicillins is recorded as an allergy.')).toBeInTheDocument();
  expect(api.callsOf(ADD)[1]?.body).toEqual({
    substance: 'Amoxicillin',
    reaction: 'Rash',
    severity: 'severe',
  });
});

it('takes any words, but one allergy at a time', async () => {
  const api = allergiesApi();
  const { user, part } = await open();
  await user.click(await part.findByRole('button', { name: 'Add an allergy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an allergy' }));
  await user.type(dialog.getByLabelText(/^Allergic to/), 'Blue dye, dust');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Add one allergy at a time, without commas.')).toBeInTheDocument();
  expect(api.callsOf(ADD)).toHaveLength(0);
});

it('states that none are known', async () => {
  const api = allergiesApi();
  const { user, part } = await open();
  await user.click(await part.findByRole('button', { name: 'No known allergies' }));
  expect(await screen.findByText('It is recorded that no allergies are known.')).toBeInTheDocument();
  expect(api.callsOf(NONE)).toHaveLength(1);
});

it('asks before an allergy is marked as entered in error', async () => {
  const api = allergiesApi({ [LIST]: () => [buildAllergy()] });
  const { user, part } = await open();
  await user.click(await part.findByRole('button', { name: 'Mark Penicillins as entered in error' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Was Penicillins entered in error?' }));
  await user.click(dialog.getByRole('button', { name: 'Entered in error' }));
  expect(await screen.findByText('Penicillins is marked as entered in error.')).toBeInTheDocument();
  expect(api.callsOf(CHANGE)[0]?.body).toEqual({ status: 'enteredInError', version: 1 });
});
