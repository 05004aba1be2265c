import { act, screen, waitFor, within } from '@testing-library/react';
import { ACCEPT_REQUESTED, RESPOND, UNDO, doctorApi, open, section } from '../doctor/testing/doctorVisits';
import { buildAppointment } from '../../test/builders';
import { refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { recentAcceptances } from './recentAcceptances';

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});
afterEach(() => act(() => recentAcceptances.clear()));

const named = (n: number, fullName: string, overrides = {}) =>
  buildAppointment({
    _id: `${n}`.padStart(24, '0'),
    patientId: { _id: '00000000000000000000a001', fullName },
    ...overrides,
  });
const pendingSection = () => section('Pending Appointments');

describe('accepting the requested time', () => {
  it('takes one press, keeps its place in the list, and can be undone', async () => {
    const api = doctorApi({ pending: [named(1, 'Asha Rao'), named(2, 'Bela Shah', { payment: null })] });
    const user = open();
    const [accept] = await screen.findAllByRole('button', { name: 'Accept' });
    await user.click(accept);
    expect(await screen.findByText('Appointment accepted successfully!')).toBeInTheDocument();
    expect(screen.queryByText('Email has been sent to the patient')).toBeNull();
    const rows = within(screen.getByRole('region', { name: 'Pending Appointments' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(2);
    expect(rows.getByRole('status')).toHaveTextContent('Accepted: Asha Rao, Tue, 24 Nov 2099, 10:30 AM IST');
    expect((await section('Upcoming Appointments')).queryByText('Asha Rao')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo: Asha Rao' }));
    expect(await screen.findByText(/waits for your answer again/)).toBeInTheDocument();
    expect(api.callsOf(UNDO)[0]?.params.id).toBe('1'.padStart(24, '0'));
    expect(await screen.findAllByRole('button', { name: 'Accept' })).toHaveLength(2);
    expect(api.callsOf(RESPOND)).toEqual([]);
  });

  it('says that the mail was sent once the undo is over, also on another page', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
    try {
      doctorApi({});
      renderApp('/doctor-login/appointments');
      act(() => recentAcceptances.add(named(1, 'Asha Rao'), true));
      await act(() => jest.advanceTimersByTimeAsync(9_000));
      expect(screen.queryByText('Email has been sent to the patient')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1_500));
      expect(screen.getByText('Email has been sent to the patient')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that no mail went to a patient without a confirmed address', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
    try {
      doctorApi({});
      renderApp('/doctor-login/appointments');
      act(() => recentAcceptances.add(named(1, 'Walk-in Patient'), false));
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(
        screen.getByText('No email was sent: the patient has no confirmed email address.'),
      ).toBeInTheDocument();
      expect(screen.queryByText('Email has been sent to the patient')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says in the row why it was refused, and why it could not be undone', async () => {
    const api = doctorApi({ pending: [named(1, 'Asha Rao')] }, undefined, {
      [ACCEPT_REQUESTED]: () => refusal(409, 'WRONG_STATE', 'A colleague has accepted it.'),
      [UNDO]: () => refusal(409, 'UNDO_OVER', 'The patient has been notified.'),
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await (await pendingSection()).findByRole('alert')).toHaveTextContent(
      'Failed to update appointment: A colleague has accepted it.',
    );
    api.set(ACCEPT_REQUESTED, () => named(1, 'Asha Rao', { status: 'accepted' }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await user.click(await screen.findByRole('button', { name: 'Undo: Asha Rao' }));
    expect(await screen.findByText('The patient has been notified.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('asks for the time when the one asked for is over', async () => {
    const api = doctorApi({ pending: [named(1, 'Asha Rao', { preferredDate: '2020-11-24' })] });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByLabelText('Date (dd-mm-yyyy)')).toBeInTheDocument();
    expect(api.callsOf(ACCEPT_REQUESTED)).toEqual([]);
  });
});

describe('accepting all paid requests', () => {
  const three = () => [
    named(1, 'Asha Rao'),
    named(2, 'Bela Shah', { preferredTime: '11:00' }),
    named(3, 'Unpaid Person', { payment: null }),
    named(4, 'Chand Iyer', { preferredTime: '11:30' }),
  ];

  it('lists them, asks, and shows each result', async () => {
    const api = doctorApi({ pending: three() }, undefined, {
      [ACCEPT_REQUESTED]: ({ params }) =>
        params.id?.endsWith('2')
          ? refusal(409, 'SLOT_TAKEN', 'You have another visit at this time.')
          : named(Number(params.id), 'Patient', { status: 'accepted' }),
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Accept all 3 paid requests' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept 3 paid requests?' }));
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Asha RaoTue, 24 Nov 2099, 10:30 AM IST',
      'Bela ShahTue, 24 Nov 2099, 11:00 AM IST',
      'Chand IyerTue, 24 Nov 2099, 11:30 AM IST',
    ]);
    expect(api.callsOf(ACCEPT_REQUESTED)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Accept 3 requests' }));
    expect(await dialog.findByText('2 of 3 requests accepted.')).toBeInTheDocument();
    const results = dialog.getAllByRole('listitem').map((row) => row.textContent?.split('IST')[1]);
    expect(results).toEqual(['Accepted', 'Not accepted: You have another visit at this time.', 'Accepted']);
    expect(api.callsOf(ACCEPT_REQUESTED)).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('button', { name: /^Undo: / })).toHaveLength(2);
  });

  it('is not offered for a single one', async () => {
    doctorApi({ pending: [named(1, 'Asha Rao'), named(3, 'Unpaid Person', { payment: null })] });
    open();
    expect(await screen.findAllByRole('button', { name: 'Accept' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull();
  });
});
