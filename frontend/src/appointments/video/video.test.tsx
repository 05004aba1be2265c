import { act, screen, waitFor, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { CHECKOUT, bookingApi, checkout, tomorrow } from '../../booking/testing/bookingScene';
import { currentTab } from '../../common/browser/currentTab';
import { forgetServerTime, noteServerTime } from '../../common/clock/serverClock';
import { newTab } from '../../common/browser/newTab';
import { DOCTOR_ID, buildAppointment, buildMovePreview } from '../../test/builders';
import { FakeAnswer, refusal } from '../../test/fakeApi';
import { findAlert } from '../../test/findAlert';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { LIST, patientApi } from '../patient/testing/patientVisits';

const JOIN = 'POST /api/v1/appointments/{id}/join';
const SLOTS = 'GET /api/users/doctors/{id}/slots';
const MOVE = 'POST /api/v1/appointments/{id}/move';
const LINK = 'https://video.example.org/room-1';
const PAGE = '/patientlogin/patientapps';

/** A video visit whose room opens in this many milliseconds. */
const videoIn = (ms: number): AppointmentDto =>
  buildAppointment({
    status: 'accepted',
    kind: 'video',
    acceptedDoctorId: { _id: DOCTOR_ID, fullName: 'Dr. Ananya Sharma' },
    appointmentDate: '2099-11-24',
    appointmentTime: '10:30',
    video: {
      opensAt: new Date(Date.now() + ms).toISOString(),
      closesAt: new Date(Date.now() + ms + 3_600_000).toISOString(),
    },
  });

const tab = { open: jest.fn(), close: jest.fn() };
afterEach(forgetServerTime);
beforeEach(() => {
  freshBrowser();
  logIn('patient');
  jest.spyOn(newTab, 'begin').mockReturnValue(tab);
  tab.open.mockClear();
  tab.close.mockClear();
});

describe('joining a video visit', () => {
  it('says when the room opens', async () => {
    patientApi([videoIn(3_600_000)]);
    renderApp(PAGE);
    expect(await screen.findByText('Tue, 24 Nov 2099, 10:30 AM IST, by video')).toBeVisible();
    expect(screen.getByText(/^The video room opens on /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the video visit' })).not.toBeInTheDocument();
  });

  it('shows the way in as soon as it opens, without a new look at the visits', async () => {
    const api = patientApi([videoIn(2000)]);
    renderApp(PAGE);
    await screen.findByText('Tue, 24 Nov 2099, 10:30 AM IST, by video');
    const { length } = api.callsOf(LIST);
    const join = { name: 'Join the video visit' };
    expect(await screen.findByRole('button', join, { timeout: 4000 })).toBeVisible();
    expect(screen.queryByText(/^The video room opens on /)).not.toBeInTheDocument();
    expect(api.callsOf(LIST)).toHaveLength(length);
  });

  it.each([
    ['ahead', 40, false],
    ['behind', -40, true],
  ])('follows the server on a device that is %s', async (_name, minutes, isOpen) => {
    const off = minutes * 60_000;
    const server = Date.now() - off;
    noteServerTime(new Date(server).toUTCString(), performance.now());
    // By the server's clock it opens in ten minutes, or opened ten minutes ago.
    patientApi([videoIn(-off + (isOpen ? -600_000 : 600_000))]);
    renderApp(PAGE);
    await screen.findByText('Tue, 24 Nov 2099, 10:30 AM IST, by video');
    expect(screen.queryAllByRole('button', { name: 'Join the video visit' })).toHaveLength(isOpen ? 1 : 0);
    expect(screen.queryAllByText(/^The video room opens on /)).toHaveLength(isOpen ? 0 : 1);
  });

  it('opens the room in a new tab, and shows its address if the browser blocks it', async () => {
    const visit = videoIn(-1000);
    const api = patientApi([visit], { [JOIN]: () => ({ link: LINK, appointment: visit }) });
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Join the video visit' }));
    const link = await screen.findByRole('link', { name: 'Open the video room' });
    expect(link).toHaveAttribute('href', LINK);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(tab.open.mock.calls).toEqual([[LINK]]);
    expect(api.callsOf(JOIN)).toHaveLength(1);
  });

  it('says why not, and leaves no empty tab', async () => {
    const sentence = 'The video room of this visit opens on Tue, 24 Nov 2099, 10:15 AM IST.';
    patientApi([videoIn(-1000)], { [JOIN]: () => refusal(409, 'VIDEO_CLOSED', sentence) });
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Join the video visit' }));
    expect(await findAlert(sentence)).toBeVisible();
    expect([tab.open.mock.calls.length, tab.close.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('choosing the kind of a visit', () => {
  const days = (date: string) => [
    {
      date,
      slots: [
        { time: '10:00', free: true, kind: 'inPerson' },
        { time: '10:30', free: true, kind: 'both' },
        { time: '11:00', free: true, kind: 'video' },
      ],
    },
  ];
  const radio = (dialog: ReturnType<typeof within>, name: string) => dialog.findByRole('radio', { name });

  it('is a choice if the doctor offers both, a text otherwise, and sent', async () => {
    const open = jest.spyOn(currentTab, 'open').mockReturnValue();
    const api = bookingApi({
      [SLOTS]: () => days(tomorrow),
      [CHECKOUT]: () => new FakeAnswer(201, checkout),
    });
    const { user } = renderApp('/find-doctor');
    await user.click(await screen.findByRole('button', { name: /^Book Doctor/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    await user.click(await radio(dialog, '11:00 AM, by video'));
    expect(dialog.getByText('At this time the doctor sees patients by video only.')).toBeVisible();
    await user.click(await radio(dialog, '10:00 AM'));
    expect(dialog.queryByRole('radio', { name: 'By video' })).not.toBeInTheDocument();
    await user.click(await radio(dialog, '10:30 AM'));
    expect(await radio(dialog, 'In person')).toBeChecked();
    await user.click(await radio(dialog, 'By video'));
    await user.type(dialog.getByLabelText('Reason'), 'Chest pain');
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    await waitFor(() => expect(open).toHaveBeenCalled());
    expect(api.callsOf(CHECKOUT)[0]?.body).toMatchObject({ preferredTime: '10:30', kind: 'video' });
  });

  it('is said and sent when a video visit moves to a time in person', async () => {
    const api = patientApi([videoIn(86_400_000)], {
      'GET /api/v1/appointments/{id}/move': () => buildMovePreview(),
      [SLOTS]: () => days('2099-11-30'),
      [MOVE]: () => buildAppointment(),
    });
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this appointment' }));
    await user.click(await radio(dialog, '11:00 AM, by video'));
    expect(dialog.queryByText(/no longer by video/)).not.toBeInTheDocument();
    await user.click(await radio(dialog, '10:00 AM'));
    expect(await dialog.findByText('It will be in person and no longer by video.')).toBeVisible();
    await act(() => user.click(dialog.getByRole('button', { name: 'Move' })));
    await waitFor(() => expect(api.callsOf(MOVE)).toHaveLength(1));
    expect(api.callsOf(MOVE)[0].body).toMatchObject({ time: '10:00', kind: 'inPerson' });
  });
});
