import { screen, within } from '@testing-library/react';
import { buildAppointment } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { buildAuditEvent } from '../testing/officeBuilders';
import { renderConsole } from '../testing/renderConsole';
import { changesText } from './RecordHistory';

const appointment = buildAppointment();
const path = `/admin/appointments/${appointment.id}/show`;
const idOf = (number: number) => String(number).padStart(24, '0');

describe('the history of a record', () => {
  it('names who did what and what changed, with the way to the whole event', async () => {
    const event = buildAuditEvent();
    const other = buildAuditEvent({ id: idOf(7), recordId: idOf(9), action: 'other.record' });
    renderConsole(path, fakeProvider({ appointments: [appointment], 'audit-events': [event, other] }));
    const history = within(await screen.findByRole('list', { name: 'Who did what' }));
    expect(history.getAllByRole('listitem')).toHaveLength(1);
    expect(history.getByRole('listitem')).toHaveTextContent(
      /Front Desk accepted the visit of Asha Rao\..*21 Nov 2026, 12:00 PM IST.*Status: pending → accepted/,
    );
    expect(history.getByRole('link', { name: event.text })).toHaveAttribute(
      'href',
      `/admin/audit-events/${event.id}/show`,
    );
    expect(screen.getByRole('link', { name: 'In the audit trail' })).toHaveAttribute(
      'href',
      `/admin/audit-events?filter=${encodeURIComponent(JSON.stringify({ recordId: appointment.id }))}`,
    );
  });

  it('shows five at first and the others on request', async () => {
    const events = [1, 2, 3, 4, 5, 6].map((number) =>
      buildAuditEvent({ id: idOf(number), text: `Step ${number} was taken.` }),
    );
    const { user } = renderConsole(
      path,
      fakeProvider({ appointments: [appointment], 'audit-events': events }),
    );
    await screen.findByRole('link', { name: 'Step 5 was taken.' });
    expect(screen.queryByRole('link', { name: 'Step 6 was taken.' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Step 6 was taken.' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('says so when nothing has happened yet', async () => {
    renderConsole(path, fakeProvider({ appointments: [appointment] }));
    expect(await screen.findByText('Not changed since it was created.')).toBeInTheDocument();
  });

  it.each([
    ['a step', { status: 'a' }, { status: 'b' }, 'Status: a → b'],
    ['a new record', null, { feePaise: 50_000 }, 'Fee: ₹500'],
    ['a reading', null, null, ''],
    [
      'many changes',
      { a: 1, b: 1, c: 1, d: 1, e: 1 },
      { a: 2, b: 2, c: 2, d: 2, e: 2 },
      'A: 1 → 2; B: 1 → 2; C: 1 → 2 and 2 more',
    ],
    ['a long text', { text: '' }, { text: 'x'.repeat(70) }, `Text: ${'x'.repeat(60)}…`],
  ])('puts %s in a line', (_name, before, after, line) => {
    expect(changesText({ before, after }, 'Asia/Kolkata')).toBe(line);
  });
});
