import { screen, waitFor, within } from '@testing-library/react';
import { session } from '../auth/session';
import { patientFrame } from '../test/careBuilders';
import { fakeApi, refusal } from '../test/fakeApi';
import { DEPENDANT_ID, buildDependant } from '../test/familyBuilders';
import { freshBrowser, logIn, renderApp, wideScreen } from '../test/renderApp';

const LIST = 'GET /api/v1/dependants';
const ADD = 'POST /api/v1/dependants';
const CANDIDATES = 'POST /api/v1/dependants/new/candidates';
const CHANGE = 'PUT /api/v1/dependants/{id}';
const REMOVE = 'DELETE /api/v1/dependants/{id}';
const WITHDRAW = 'POST /api/v1/dependants/{id}/withdraw-invitation';
const INVITE = 'POST /api/v1/dependants/{id}/invite';

const familyApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ ...patientFrame, [LIST]: () => [buildDependant()], [CANDIDATES]: () => [], ...more });
const card = async (name = 'Aarav Rao') => within(await screen.findByRole('listitem', { name }));
const openFamily = () => renderApp('/patientlogin/family').user;

beforeEach(() => {
  freshBrowser();
  wideScreen();
  logIn('patient');
});

it('shows a person, medical warnings and the date of the possible takeover', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T06:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'setImmediate', 'requestAnimationFrame'],
  });
  familyApi();
  openFamily();
  const aarav = await card();
  for (const text of ['Sun, 2 Apr 2017 (9 years)', 'Male', 'Child', 'Penicillin'])
    expect(aarav.getByText(text)).toBeInTheDocument();
  expect(aarav.getByText('Can take over their records from Mon, 2 Apr 2035.')).toBeInTheDocument();
  expect(aarav.queryByRole('button', { name: /Invite/ })).toBeNull();
  jest.useRealTimers();
});

it('adds a person, with the fields that are missing or refused named', async () => {
  const dependants = [buildDependant()];
  const api = familyApi({
    [LIST]: () => dependants,
    [ADD]: () =>
      refusal(400, 'VALIDATION_FAILED', 'Please check the marked fields.', {
        dob: 'Enter a date that exists.',
      }),
  });
  const user = openFamily();
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a person you look after' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the full name.')).toBeInTheDocument();
  expect(dialog.getByText('Choose your relationship to the person.')).toBeInTheDocument();
  expect(api.callsOf(ADD)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Full name'), 'Diya Rao');
  await user.type(dialog.getByLabelText('Date of birth'), '2020-02-29');
  await user.click(dialog.getByRole('radio', { name: 'Female' }));
  await user.selectOptions(dialog.getByLabelText('Relationship'), 'Child');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a date that exists.')).toBeInTheDocument();
  api.set(ADD, ({ body }) => {
    const added = buildDependant({ ...(body as object), _id: '00000000000000000000a902' });
    dependants.push(added);
    return added;
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await card('Diya Rao')).getByText('None known')).toBeInTheDocument();
  expect(api.callsOf(ADD)[1]?.body).toEqual({
    fullName: 'Diya Rao',
    dob: '2020-02-29',
    gender: 'female',
    relationship: 'child',
    address: null,
    allergies: null,
  });
});

it('shows similar people of the family first, and adds the person anyway', async () => {
  const api = familyApi({
    [CANDIDATES]: () => [{ id: DEPENDANT_ID, fullName: 'Aarav Rao', dob: '2017-04-02', reasons: ['name'] }],
    [ADD]: ({ body }) => buildDependant({ ...(body as object), _id: '00000000000000000000a902' }),
  });
  const user = openFamily();
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a person you look after' }));
  await user.type(dialog.getByLabelText('Full name'), 'Arav Rao');
  await user.type(dialog.getByLabelText('Date of birth'), '2017-04-02');
  await user.click(dialog.getByRole('radio', { name: 'Male' }));
  await user.selectOptions(dialog.getByLabelText('Relationship'), 'Child');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/may be in your family already/)).toBeInTheDocument();
  expect(dialog.getByText('Aarav Rao, Sun, 2 Apr 2017')).toBeInTheDocument();
  expect(api.callsOf(CANDIDATES)[0]?.body).toEqual({ fullName: 'Arav Rao', dob: '2017-04-02' });
  expect(api.callsOf(ADD)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Add anyway' }));
  await waitFor(() => expect(api.callsOf(ADD)).toHaveLength(1));
  expect(api.callsOf(CANDIDATES)).toHaveLength(1);
});

it('says at six that this is as many as one login can have', async () => {
  familyApi({
    [LIST]: () =>
      Array.from({ length: 6 }, (_, at) =>
        buildDependant({ _id: `00000000000000000000a91${at}`, fullName: `Child ${at}` }),
      ),
  });
  openFamily();
  const add = await screen.findByRole('button', { name: 'Add a person' });
  await waitFor(() => expect(add).toHaveAccessibleDescription(/^You look after 6 people/));
  expect(add).toBeDisabled();
});

it('changes a person, whose new name the bar then has', async () => {
  const changed = buildDependant({ fullName: 'Aarav K Rao', version: 2 });
  const api = familyApi({ [CHANGE]: () => changed });
  session.actFor({ id: DEPENDANT_ID, fullName: 'Aarav Rao' });
  const user = openFamily();
  await user.click((await card()).getByRole('button', { name: 'Change: Aarav Rao' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the data of Aarav Rao' }));
  await user.clear(dialog.getByLabelText('Full name'));
  await user.type(dialog.getByLabelText('Full name'), 'Aarav K Rao');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'For: Aarav K Rao' })).toBeInTheDocument();
  expect(api.callsOf(CHANGE)[0]).toMatchObject({
    params: { id: DEPENDANT_ID },
    body: { fullName: 'Aarav K Rao', allergies: 'Penicillin', version: 1 },
  });
});

it('explains why a person with records cannot be removed, and switches to oneself after a removal', async () => {
  const sentence = 'There are visits, orders or records of this person.';
  const api = familyApi({ [REMOVE]: () => refusal(409, 'DEPENDANT_HAS_RECORDS', sentence) });
  session.actFor({ id: DEPENDANT_ID, fullName: 'Aarav Rao' });
  const user = openFamily();
  await user.click((await card()).getByRole('button', { name: 'Remove: Aarav Rao' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Aarav Rao from your family?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
  expect(session.current()?.actingFor?.id).toBe(DEPENDANT_ID);
  api.set(REMOVE, () => ({ msg: 'success' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Aarav Rao has been removed.')).toBeInTheDocument();
  expect(session.current()?.actingFor).toBeUndefined();
});

it('invites an adult by mail after explaining the consequences', async () => {
  const invited = buildDependant({
    ofAge: true,
    dob: '1958-04-02',
    relationship: 'parent',
    invitation: { email: 'papa@example.test', expiresAt: '2026-12-05T06:00:00.000Z' },
  });
  const api = familyApi({
    [LIST]: () => [buildDependant({ ...invited, invitation: null })],
    [INVITE]: () => invited,
  });
  const user = openFamily();
  const parent = await card();
  expect(parent.getByText('Of age')).toBeInTheDocument();
  await user.click(parent.getByRole('button', { name: 'Invite to take over: Aarav Rao' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Let Aarav Rao take over their records?' }),
  );
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText('Enter a valid email address.')).toBeInTheDocument();
  expect(api.callsOf(INVITE)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Email'), 'papa@example.test');
  api.set(LIST, () => [invited]);
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await parent.findByText(/^Invited at papa@example.test\. The link works until/)).toBeInTheDocument();
  expect(api.callsOf(INVITE)[0]?.body).toEqual({ email: 'papa@example.test' });
});

it('withdraws an invitation by mail, and none that the desk has printed', async () => {
  const expiresAt = '2026-12-05T06:00:00.000Z';
  const invited = buildDependant({ ofAge: true, invitation: { email: 'papa@example.test', expiresAt } });
  const printed = buildDependant({
    _id: '00000000000000000000a902',
    fullName: 'Leela Rao',
    ofAge: true,
    invitation: { email: null, expiresAt },
  });
  const rows = [invited, printed];
  const api = familyApi({
    [LIST]: () => rows,
    [WITHDRAW]: () => refusal(404, 'NOT_FOUND', 'This was not found.'),
  });
  const user = openFamily();
  const aarav = await card();
  expect((await card('Leela Rao')).queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  await user.click(aarav.getByRole('button', { name: 'Withdraw the invitation: Aarav Rao' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the invitation of Aarav Rao?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw the invitation' }));
  expect(await dialog.findByText('This was not found.')).toBeInTheDocument();
  api.set(WITHDRAW, () => (rows[0] = { ...invited, invitation: null }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw the invitation' }));
  expect(await screen.findByText('The invitation has been withdrawn.')).toBeInTheDocument();
  expect(await aarav.findByRole('button', { name: 'Invite to take over: Aarav Rao' })).toBeInTheDocument();
  expect(aarav.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  expect(api.callsOf(WITHDRAW)[1]?.params).toEqual({ id: DEPENDANT_ID });
});
