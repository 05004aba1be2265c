import { screen, within } from '@testing-library/react';
import { buildAppointment } from '../../test/builders';
import { refusal } from '../../test/fakeApi';
import { fakeProvider } from '../testing/fakeProvider';
import { buildOpeningTasks, buildStatistics } from '../testing/officeBuilders';
import { renderConsole } from '../testing/renderConsole';

const STATISTICS = 'GET /api/v1/statistics';
const open = (answer: () => unknown = buildStatistics) =>
  renderConsole('/admin', fakeProvider({ appointments: [buildAppointment()] }), {
    handlers: { [STATISTICS]: answer },
  });

describe('the index of the console', () => {
  it('greets with the numbers, each the way to its list', async () => {
    const { user, path } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome Admin!');
    const today = JSON.stringify({ preferredDate_gte: '2026-11-21', preferredDate_lte: '2026-11-21' });
    const ways = [
      ['4 Pending visits', 'appointments', `{"status":"pending",${today.slice(1)}`],
      ['12 Accepted visits', 'appointments', `{"status":"accepted",${today.slice(1)}`],
      ['₹800 Revenue 1 payment', 'payments', '{"paidAt_gte":"2026-11-21","paidAt_lte":"2026-11-21"}'],
      [
        '₹250.50 Refunds 2 refunds',
        'payments',
        '{"refundedAt_gte":"2026-11-21","refundedAt_lte":"2026-11-21"}',
      ],
      [
        '₹800 At the desk, in cash ₹900 taken, ₹100 refunded',
        'payments',
        '{"atDesk":true,"paidAt_gte":"2026-11-21","paidAt_lte":"2026-11-21"}',
      ],
      ['16 Refunds to hand out', 'payments', '{"atDesk":true,"refundStatus":"pending"}'],
      ['5 New patients', 'patients', '{"createdAt_gte":"2026-11-21","createdAt_lte":"2026-11-21"}'],
      ['9 Pending appointments', 'appointments', '{"status":"pending"}'],
      ['1 Request that no doctor can take', 'appointments', '{"status":"pending","nobodyLeft":true}'],
      ['16 Requests unanswered for a day', 'appointments', '{"status":"pending","nobodyTook":true}'],
      ['7 Orders to pack', 'orders', '{"status":"placed"}'],
      ['2 Lab bookings to confirm', 'lab-bookings', '{"status":"requested"}'],
      ['8 Unanswered questions', 'questions', '{"status":"unanswered"}'],
      ['10 Reviews to approve', 'reviews', '{"status":"pending"}'],
      ['14 Doctors to approve', 'doctors', '{"approval":"waiting"}'],
      ['11 Failed mails', 'mails', '{"state":"failed"}'],
      ['13 Failed refunds', 'payments', '{"refundStatus":"failed"}'],
      ['15 Open disputes', 'payments', '{"disputeStatus":"open"}'],
      ['3 Unpaid visits today', 'appointments', `{"unpaid":true,"status":"accepted",${today.slice(1)}`],
      ['6 Medicines to order again', 'medicines', '{"lowStock":true}'],
    ] as const;
    for (const [name, resource, filter] of ways)
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        `/admin/${resource}?filter=${encodeURIComponent(filter)}`,
      );

    await user.click(screen.getByRole('link', { name: '9 Pending appointments' }));
    expect(await screen.findByText('1 entry')).toBeInTheDocument();
    expect(decodeURIComponent(path())).toContain('{"status":"pending"}');
  });

  it('shows no tile for a number that is zero', async () => {
    const statistics = buildStatistics();
    const none = Object.fromEntries(Object.keys(statistics.waiting).map((name) => [name, 0]));
    open(() => ({ ...statistics, waiting: { ...statistics.waiting, ...none } }));
    expect(await screen.findByRole('link', { name: '5 New patients' })).toBeInTheDocument();
    const waiting = screen.getByRole('list', { name: 'To do' });
    expect(within(waiting).queryByRole('listitem')).toBeNull();
    expect(screen.getByText(/^Nothing to do\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /by card/ })).toBeNull();
  });

  it('draws 30 days, and gives the same numbers as a table, newest first', async () => {
    const { user } = open();
    expect(await screen.findByText('Bars of Revenue and refunds')).toBeInTheDocument();
    expect(screen.getByText('Revenue ₹3,700 · Refunds ₹0')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as table: Revenue and refunds' }));
    const table = await screen.findByRole('table', { name: 'Revenue and refunds' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]).toHaveTextContent('Sat, 21 Nov 2026₹800₹0');
    expect(screen.queryByText('Bars of Revenue and refunds')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as chart: Revenue and refunds' }));
    expect(await screen.findByText('Bars of Revenue and refunds')).toBeInTheDocument();
  });

  it('says why the numbers did not come, and reads them again', async () => {
    const { user, api } = open(() => refusal(503, 'BUSY', 'The hospital is busy.'));
    expect(await screen.findByText('The hospital is busy.')).toBeInTheDocument();
    // The summary of the day does not continue with the future tense.
    expect(document.querySelector('h1 ~ * .MuiSkeleton-root')).toBeNull();
    api.set(STATISTICS, buildStatistics);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '5 New patients' })).toBeInTheDocument();
  });
});

describe('what is left to do before the hospital opens', () => {
  const TASKS = 'GET /api/v1/opening-tasks';
  const openWith = (tasks: Parameters<typeof buildOpeningTasks>[0]) =>
    renderConsole('/admin', fakeProvider({ appointments: [] }), {
      handlers: { [STATISTICS]: buildStatistics, [TASKS]: () => buildOpeningTasks(tasks) },
    });
  const list = () => screen.findByRole('list', { name: 'Before you open' });

  it('leads to what is not done, and cannot be hidden until then', async () => {
    openWith({ demoData: false, paymentKeys: false });
    const tasks = within(await list());
    expect(tasks.getByRole('link', { name: 'Remove the demo data' })).toHaveAttribute(
      'href',
      '/admin/demo-data',
    );
    expect(tasks.getByText(/set STRIPE_SECRET_KEY/)).toBeVisible();
    expect(tasks.getAllByText('(not done)')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Hide this list' })).not.toBeInTheDocument();
  });

  it('can be hidden when everything is done', async () => {
    const { user } = openWith({});
    expect(within(await list()).getAllByText('(done)')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Hide this list' }));
    expect(screen.queryByRole('list', { name: 'Before you open' })).not.toBeInTheDocument();
  });
});
