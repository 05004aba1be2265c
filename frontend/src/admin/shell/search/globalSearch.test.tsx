import { screen, waitFor } from '@testing-library/react';
import { PATIENT_ID, buildAppointment, buildUser } from '../../../test/builders';
import { type FakeCall, refusal } from '../../../test/fakeApi';
import { fakeProvider } from '../../testing/fakeProvider';
import { buildStatistics } from '../../testing/officeBuilders';
import { renderConsole } from '../../testing/renderConsole';

const SEARCH = 'GET /api/v1/console-search';
const visit = buildAppointment();
const found = [
  {
    kind: 'patients',
    items: [{ id: PATIENT_ID, title: 'Asha Rao', detail: 'asha@demo.test', state: null }],
  },
  {
    kind: 'appointments',
    items: [{ id: visit.id, title: 'Asha Rao', detail: 'Dr. Ananya Sharma', state: 'pending' }],
  },
];

function open(answer: (call: FakeCall) => unknown = () => found) {
  const provider = fakeProvider({ patients: [buildUser()], appointments: [visit] });
  return renderConsole('/admin', provider, {
    handlers: { [SEARCH]: answer, 'GET /api/v1/statistics': () => buildStatistics() },
  });
}
const field = () => screen.getByRole('combobox', { name: 'Search people and numbers' });

it('takes the focus by the key / and opens what the arrow keys choose', async () => {
  const { user, path, api } = open();
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.keyboard('asha');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(api.callsOf(SEARCH).at(-1)?.query.get('q')).toBe('asha');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(path()).toBe(`/admin/appointments/${visit.id}/show`));
  expect(field()).toHaveValue('');
});

it('opens the first record by Enter and leaves / alone while a person types', async () => {
  const { user, path } = open();
  await screen.findByRole('heading', { level: 1 });
  await user.type(field(), 'a/b');
  expect(field()).toHaveValue('a/b');
  await user.clear(field());
  await user.type(field(), 'asha');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe(`/admin/patients/${PATIENT_ID}/show`));
});

it('says what to type, that nothing fits, and what failed', async () => {
  let answer: unknown = [];
  const { user } = open(() => answer);
  await screen.findByRole('heading', { level: 1 });
  await user.type(field(), 'a');
  expect(await screen.findByText(/^Type a name, a phone number/)).toBeInTheDocument();
  await user.type(field(), 'b');
  expect(await screen.findByText(/^No results\./)).toBeInTheDocument();
  answer = refusal(400, 'VALIDATION_FAILED', 'Search for at most 100 characters.');
  await user.type(field(), 'c');
  expect(await screen.findByText('Search for at most 100 characters.')).toBeInTheDocument();
});

it('says to check a hospital number with a wrong digit', async () => {
  const { user } = open(() => []);
  await screen.findByRole('heading', { level: 1 });
  await user.type(field(), '1000 0001 7');
  expect(await screen.findByText(/Check the number/)).toBeInTheDocument();
});
