import { screen, waitFor, within } from '@testing-library/react';
import type { WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { CHECKOUT, bookingApi, checkout, tomorrow } from '../booking/testing/bookingScene';
import { currentTab } from '../common/browser/currentTab';
import { DOCTOR_ID, PATIENT_ID } from '../test/builders';
import { patientFrame } from '../test/careBuilders';
import { FakeAnswer, type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { settledOnError } from '../test/settled';
import { findAlert } from '../test/findAlert';

const LIST = 'GET /api/v1/waitlist';
const JOIN = 'POST /api/v1/waitlist';
const LEAVE = 'DELETE /api/v1/waitlist/{id}';
const DECLINE = 'POST /api/v1/waitlist/{id}/decline';
const ID = '00000000000000000000bb01';

const buildEntry = (overrides: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  _id: ID,
  id: ID,
  patientId: PATIENT_ID,
  patientName: 'Asha Rao',
  doctorId: DOCTOR_ID,
  doctorName: 'Dr. Ananya Sharma',
  speciality: 'Cardiology',
  from: '2026-11-24',
  to: '2026-12-05',
  part: 'morning',
  status: 'waiting',
  open: true,
  place: 3,
  offer: null,
  createdAt: '2026-11-21T05:30:00.000Z',
  ...overrides,
});
const offer = {
  doctorId: DOCTOR_ID,
  doctorName: 'Dr. Ananya Sharma',
  date: tomorrow,
  time: '10:00',
  until: new Date(Date.now() + 600_000).toISOString(),
};
const held = () => buildEntry({ status: 'offered', offer });

/** A small server: an entry that is left disappears from the list. */
function waitlistApi(first: WaitlistEntry, more: Parameters<typeof fakeApi>[0] = {}) {
  let entries = [first];
  return fakeApi({
    ...patientFrame,
    [LIST]: () => entries,
    [LEAVE]: () => {
      entries = [];
      return { ...first, status: 'left', open: false };
    },
    [DECLINE]: () => {
      entries = [buildEntry()];
      return entries[0];
    },
    ...more,
  });
}

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

describe("the patient's waiting list", () => {
  it('shows the place, and leaves after a question', async () => {
    const api = waitlistApi(buildEntry());
    const { user } = renderApp('/patientlogin/waiting-list');
    const card = within(await screen.findByRole('listitem', { name: 'Dr. Ananya Sharma' }));
    expect(card.getByText('Your place: 3')).toBeInTheDocument();
    expect(card.getByText(/^Tue, 24 Nov 2026 to Sat, 5 Dec 2026\. In the morning/)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Leave the list: Dr. Ananya Sharma' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave this waiting list?' }));
    expect(api.callsOf(LEAVE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Leave the list' }));
    expect(await screen.findByText(/^You are on no waiting list\./)).toBeInTheDocument();
    expect(api.callsOf(LEAVE)[0]?.params.id).toBe(ID);
  });

  it('counts down the hold, with buttons to book or decline it', async () => {
    waitlistApi(held());
    const { user } = renderApp('/patientlogin/waiting-list');
    const card = within(await screen.findByRole('listitem', { name: 'Dr. Ananya Sharma' }));
    expect(card.getByRole('timer')).toHaveTextContent(/^(10:00|09:\d\d) left\.$/);
    expect(card.getByRole('link', { name: 'Book this time' })).toHaveAttribute(
      'href',
      `/find-doctor?doctor=${DOCTOR_ID}&book=${DOCTOR_ID}`,
    );
    await user.click(card.getByRole('button', { name: 'Not this time' }));
    expect(await screen.findByText('Your place: 3')).toBeInTheDocument();
  });

  it('says why a time could not be declined', async () => {
    waitlistApi(held(), { [DECLINE]: () => refusal(409, 'WRONG_STATE', 'No time is held any more.') });
    const { user } = renderApp('/patientlogin/waiting-list');
    await user.click(await screen.findByRole('button', { name: 'Not this time' }));
    expect(await findAlert('No time is held any more.')).toBeInTheDocument();
  });
});

it('comes to rest where the list cannot be read', async () => {
  const api = waitlistApi(buildEntry(), { [LIST]: () => refusal(503, 'DATABASE_AWAY', 'Please try again.') });
  renderApp('/patientlogin/waiting-list');
  await settledOnError();
  // Once for the page, and once for the part below, which mounts then.
  expect(api.callsOf(LIST).length).toBeLessThanOrEqual(2);
  expect(screen.getByRole('button', { name: 'Notify me of a free time' })).toBeInTheDocument();
});

describe('the booking', () => {
  const path = `/find-doctor?doctor=${DOCTOR_ID}&book=${DOCTOR_ID}`;

  it('asks when a time is wanted, and names free times instead of joining', async () => {
    const sentence = 'There are free times now: Dr. Ananya Sharma, Tue, 24 Nov 2026, 10:30 AM IST.';
    let answer: unknown = refusal(409, 'TIMES_FREE', sentence);
    let entries: WaitlistEntry[] = [];
    const api = bookingApi({ [LIST]: () => entries, [JOIN]: () => answer });
    const { user } = renderApp(path);
    const booking = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    await user.click(await booking.findByRole('button', { name: 'Notify me of a free time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notify me of a free time' }));
    await user.selectOptions(dialog.getByLabelText('Part of the day'), 'evening');
    await user.click(dialog.getByRole('button', { name: 'Join the list' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    answer = new FakeAnswer(201, buildEntry());
    entries = [buildEntry()];
    await user.click(dialog.getByRole('button', { name: 'Join the list' }));
    expect(await screen.findByText('You are on the waiting list.')).toBeInTheDocument();
    expect(api.callsOf(JOIN).at(-1)?.body).toMatchObject({ doctorId: DOCTOR_ID, part: 'evening' });
    const said = await booking.findByText(/, place 3\.$/);
    expect(said).toHaveTextContent('You are on the waiting list, place 3.');
  });

  it('opens with the time that is held, and pays for it', async () => {
    jest.spyOn(currentTab, 'open').mockImplementation(() => undefined);
    const api = bookingApi({
      [LIST]: () => [held()],
      [CHECKOUT]: (_call: FakeCall) => new FakeAnswer(201, checkout),
    });
    const { user } = renderApp(path);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    expect(await dialog.findByRole('note')).toHaveTextContent(/10:00 AM IST is held for you: \d\d:\d\d left/);
    await waitFor(() => expect(dialog.getByRole('radio', { name: '10:00 AM' })).toBeChecked());
    await user.type(dialog.getByLabelText('Reason'), 'Chest pain');
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    await waitFor(() =>
      expect(api.callsOf(CHECKOUT)[0]?.body).toMatchObject({
        preferredDate: tomorrow,
        preferredTime: '10:00',
      }),
    );
  });
});
