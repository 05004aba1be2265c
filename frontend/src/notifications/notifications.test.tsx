import { act, screen, waitFor, within } from '@testing-library/react';
import { NOTIFICATION_ID, buildDashboard, buildNotification, patientFrame } from '../test/careBuilders';
import { fakeApi, refusal } from '../test/fakeApi';
import { FakeEventSource, withStreams, withoutStreams } from '../test/fakeStreams';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';

const LIST = 'GET /api/v1/notifications';
const UNREAD = 'GET /api/v1/notifications/unread';
const READ = 'POST /api/v1/notifications/{id}/read';
const READ_ALL = 'POST /api/v1/notifications/read-all';
const TICKET = 'POST /api/v1/notifications/ticket';
const APPOINTMENTS = 'GET /api/appointments/patient/{patientId}';

const stream = (index: number) =>
  waitFor(() => {
    const source = FakeEventSource.opened[index];
    if (!source) throw new Error(`Stream ${index} is not open yet.`);
    return source;
  });

const bellApi = (more: Parameters<typeof fakeApi>[0] = {}) => {
  let tickets = 0;
  return fakeApi({
    ...patientFrame,
    'GET /api/v1/dashboard': () => buildDashboard(),
    'GET /api/v1/reviews': () => [],
    [APPOINTMENTS]: () => [],
    [TICKET]: () => ({ ticket: `ticket-${++tickets}` }),
    ...more,
  });
};

beforeEach(() => {
  freshBrowser();
  logIn('patient');
  withStreams();
});
afterEach(() => {
  withoutStreams();
  jest.useRealTimers();
});

it('counts the unread ones, opens the latest, and follows the link of one', async () => {
  const api = bellApi({
    [LIST]: () => [buildNotification(), buildNotification({ id: 'n2', title: 'Order shipped', readAt: 'x' })],
    [UNREAD]: () => ({ unread: 7 }),
    [READ]: () => buildNotification({ readAt: '2026-11-20T06:00:00.000Z' }),
  });
  const { user, path } = renderApp('/patientlogin/orders');
  await user.click(await screen.findByRole('button', { name: 'Notifications, 7 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await panel.findByText('Order shipped')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Mark as read: Appointment accepted' })).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Mark as read: Order shipped' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('link', { name: 'Show more: Appointment accepted' }));
  await waitFor(() => expect(path()).toBe('/patientlogin/patientapps'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(READ)[0]?.params.id).toBe(NOTIFICATION_ID);
});

it('marks all as read', async () => {
  const api = bellApi({ [LIST]: () => [buildNotification()], [UNREAD]: () => ({ unread: 1 }) });
  api.set(READ_ALL, () => {
    api.set(LIST, () => [buildNotification({ readAt: '2026-11-20T06:00:00.000Z' })]);
    api.set(UNREAD, () => ({ unread: 0 }));
    return { unread: 0 };
  });
  const { user } = renderApp('/patientlogin/orders');
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: /Mark/ })).not.toBeInTheDocument());
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
});

it('says that reading failed and keeps the notification unread', async () => {
  bellApi({
    [LIST]: () => [buildNotification()],
    [UNREAD]: () => ({ unread: 1 }),
    [READ]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'),
  });
  const { user } = renderApp('/patientlogin/patient-dash');
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Appointment accepted' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The notification could not be marked as read.');
  expect(alert).toHaveTextContent('Please try again soon.');
});

it('shows a new one and its effects without a reload', async () => {
  const api = bellApi();
  renderApp('/patientlogin/patient-dash');
  const source = await stream(0);
  expect(source.url).toContain('/api/v1/notifications/stream?ticket=ticket-1');
  act(() => source.onopen?.());
  expect(await screen.findByText('Nothing is planned.')).toBeInTheDocument();
  api.set(LIST, () => [buildNotification()]);
  api.set(UNREAD, () => ({ unread: 1 }));
  const visit = {
    date: '2099-11-24',
    time: '10:30',
    title: 'Visit to Dr. Ananya Sharma',
    detail: '',
    path: '/',
  };
  api.set('GET /api/v1/dashboard', () => buildDashboard({ schedule: [visit] }));
  act(() => void source.dispatchEvent(new MessageEvent('notification', { data: '{}' })));
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  expect(await screen.findByText('Appointment accepted')).toBeInTheDocument();
  expect(await screen.findByText('Visit to Dr. Ananya Sharma')).toBeInTheDocument();
});

it('counts again when another tab has read one', async () => {
  const api = bellApi({ [UNREAD]: () => ({ unread: 2 }) });
  renderApp('/patientlogin/orders');
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
  expect(screen.getByText('2 unread notifications')).toBeInTheDocument();
  const source = await stream(0);
  act(() => source.onopen?.());
  api.set(UNREAD, () => ({ unread: 1 }));
  act(() => void source.dispatchEvent(new MessageEvent('unread', { data: '{"unread":1}' })));
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  expect(screen.getByText('1 unread notification')).toBeInTheDocument();
});

it('shows a notification that arrives while the list is loaded for the first time', async () => {
  let answerOld = (_: unknown[]) => {};
  const api = bellApi({ [LIST]: () => new Promise<unknown[]>((resolve) => (answerOld = resolve)) });
  const { user } = renderApp('/patientlogin/orders');
  const source = await stream(0);
  act(() => source.onopen?.());
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1));
  api.set(LIST, () => [buildNotification()]);
  api.set(UNREAD, () => ({ unread: 1 }));
  act(() => source.send('notification', {}));
  answerOld([]);
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await panel.findByText('Appointment accepted')).toBeInTheDocument();
});

describe('when the stream is cut', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** The page with its first stream; from here on the test controls the clock. */
  const openStream = async () => {
    renderApp('/patientlogin/orders');
    const source = await stream(0);
    jest.useFakeTimers();
    act(() => source.onopen?.());
    return source;
  };

  it('asks in intervals, and connect again with a new ticket', async () => {
    const api = bellApi();
    const first = await openStream();
    await wait(1000);
    api.set(TICKET, () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'));
    act(() => first.onerror?.());
    expect(first.isClosed).toBe(true);
    const before = api.callsOf(UNREAD).length;
    api.set(UNREAD, () => ({ unread: 3 }));
    await wait(16_000);
    expect(api.callsOf(UNREAD).length).toBeGreaterThan(before);
    expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeInTheDocument();
    expect(FakeEventSource.opened).toHaveLength(1);

    api.set(TICKET, () => ({ ticket: 'again' }));
    await wait(60_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.opened[1]?.url).toContain('ticket=again');
    // Missed notifications are read immediately; then polling stops.
    api.set(UNREAD, () => ({ unread: 4 }));
    act(() => FakeEventSource.opened[1]?.onopen?.());
    await wait(1000);
    expect(screen.getByRole('button', { name: 'Notifications, 4 unread' })).toBeInTheDocument();
    const settled = api.callsOf(UNREAD).length;
    await wait(60_000);
    expect(api.callsOf(UNREAD)).toHaveLength(settled);
  });

  it('lets go of the stream while the tab is hidden', async () => {
    bellApi();
    const first = await openStream();
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    hide(true);
    expect(first.isClosed).toBe(true);
    await wait(120_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    hide(false);
    await wait(1000);
    expect(FakeEventSource.opened).toHaveLength(2);
  });
});
