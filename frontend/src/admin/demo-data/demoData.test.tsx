import { screen } from '@testing-library/react';
import type { DemoData } from '../../../../openapi/contract/console/demo-data.js';
import { refusal } from '../../test/fakeApi';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const READ = 'GET /api/v1/demo-data';
const REMOVE = 'POST /api/v1/demo-data/remove';
const buildDemoData = (overrides: Partial<DemoData> = {}): DemoData => ({
  state: 'present',
  total: 2400,
  left: 2400,
  counts: {
    doctors: 51,
    patients: 62,
    administrators: 2,
    appointments: 400,
    medicines: 60,
    orders: 30,
    labTests: 40,
    labBookings: 28,
    articles: 8,
  },
  problems: [],
  ...overrides,
});

const open = (data: DemoData, remove: () => unknown = () => buildDemoData({ state: 'none', left: 0 })) =>
  renderConsole('/admin/demo-data', fakeProvider({}), { handlers: { [READ]: () => data, [REMOVE]: remove } });
const button = () => screen.findByRole('button', { name: 'Remove the demo data' });

it('shows the counts, and removes part by part after the typed word', async () => {
  const parts = [buildDemoData({ state: 'removing', left: 900 }), buildDemoData({ state: 'none', left: 0 })];
  const { user, api } = open(buildDemoData(), () => {
    const part = parts.shift()!;
    if (part.state === 'none') api.set(READ, () => part);
    return part;
  });
  expect(await screen.findByRole('region', { name: 'Records of the demo' })).toHaveTextContent(
    /Medicines60.*2,400/,
  );
  expect(await button()).toBeDisabled();
  await user.type(screen.getByLabelText('Type REMOVE to confirm'), 'remove');
  expect(await button()).toBeDisabled();
  await user.clear(screen.getByLabelText('Type REMOVE to confirm'));
  await user.type(screen.getByLabelText('Type REMOVE to confirm'), 'REMOVE');
  await user.click(await button());
  expect(await screen.findByText('The demo data has been removed.')).toBeInTheDocument();
  expect(await screen.findByText(/^There is no demo data/)).toBeInTheDocument();
  expect(api.callsOf(REMOVE)).toHaveLength(2);
  expect(api.callsOf(REMOVE)[0].body).toEqual({ confirmation: 'REMOVE' });
});

it('names what must be settled first, and offers nothing until then', async () => {
  const problem = 'Rohan Mehta has a visit with Dr. Divya Pillai (Mon). Cancel or move it first.';
  const { user } = open(buildDemoData({ problems: [problem] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  await user.type(screen.getByLabelText('Type REMOVE to confirm'), 'REMOVE');
  expect(await button()).toBeDisabled();
});

it('goes on with a removal that was cut off, and says why one failed', async () => {
  const { user } = open(buildDemoData({ state: 'removing', left: 900 }), () =>
    refusal(409, 'WRONG_STATE', 'Person A has a visit.'),
  );
  expect(await screen.findByText(/^900 of 2,400 records of the demo are still there/)).toBeVisible();
  await user.type(screen.getByLabelText('Type REMOVE to confirm'), 'REMOVE');
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /was not removed completely.*Person A has a visit\./,
  );
});
