import { screen, within } from '@testing-library/react';
import type { LeaveCaseDto, LeaveCaseOffers } from '../../../openapi/contract/care/leave-cases.js';
import { patientApi } from '../appointments/patient/testing/patientVisits';
import { APPOINTMENT_ID, DOCTOR_ID, PATIENT_ID } from '../test/builders';
import type { FakeCall, fakeApi } from '../test/fakeApi';
import { refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { settledOnError } from '../test/settled';
import { findAlert } from '../test/findAlert';

const CASES = 'GET /api/v1/leave-cases';
const OFFERS = 'GET /api/v1/leave-cases/{id}/offers';
const ANSWER = 'POST /api/v1/leave-cases/{id}/answer';
const CASE_ID = '00000000000000000000ca01';
const OTHER_ID = '00000000000000000000d0c2';
const PAGE = '/patientlogin/patientapps';

const leaveCase: LeaveCaseDto = {
  ...{ _id: CASE_ID, id: CASE_ID, cause: 'leave', causeName: null, leaveId: '00000000000000000000a501' },
  ...{ appointmentId: APPOINTMENT_ID, patientId: PATIENT_ID, patientName: 'Asha Rao' },
  heldBy: null,
  ...{ doctorId: DOCTOR_ID, doctorName: 'Dr. Ananya Sharma', speciality: 'Cardiology' },
  ...{ date: '2099-11-24', time: '10:30', status: 'open', answerBy: '2099-11-23T05:00:00.000Z' },
  ...{ movedTo: null, refund: 0, needsCall: false, call: null, createdAt: '2026-11-21T05:30:00.000Z' },
};
const offers: LeaveCaseOffers = {
  times: [{ date: '2099-11-26', time: '10:00' }],
  doctors: [
    {
      doctorId: OTHER_ID,
      doctorName: 'Dr. Vikram Nair',
      image: 'doctor.jpg',
      refund: 300,
      times: [{ date: '2099-11-25', time: '09:00' }],
    },
  ],
  refund: 800,
  refundText: '₹800 will be refunded to your card in 5 to 7 days.',
};

function casesApi(more: Parameters<typeof fakeApi>[0] = {}) {
  let open = [leaveCase];
  return patientApi([], {
    'GET /api/v1/appointments': () => [],
    [CASES]: () => open,
    [OFFERS]: () => offers,
    [ANSWER]: ({ body }: FakeCall) => {
      open = [];
      return { ...leaveCase, status: (body as { choice: string }).choice === 'move' ? 'moved' : 'refunded' };
    },
    ...more,
  });
}

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

it('offers times of the doctor and of others, each at one tap, and is gone with the answer', async () => {
  const api = casesApi();
  const { user } = renderApp(PAGE);
  const away = within(await screen.findByRole('region', { name: 'Your doctor is away' }));
  expect(away.getByText(/Dr\. Ananya Sharma is away on Tue, 24 Nov 2099, 10:30 AM IST/)).toBeInTheDocument();
  expect(away.getByText(/^Please choose until Mon, 23 Nov 2099, 10:30 AM IST/)).toBeInTheDocument();
  expect(await away.findByText('Other doctors of Cardiology, at no extra cost')).toBeInTheDocument();
  expect(away.getByText('Dr. Vikram Nair · ₹300 will be refunded to you')).toBeInTheDocument();
  await user.click(away.getByRole('button', { name: 'Wed, 25 Nov 2099, 9:00 AM IST with Dr. Vikram Nair' }));
  expect(await screen.findByText('Your visit has been moved.')).toBeInTheDocument();
  expect(api.callsOf(ANSWER).map(({ body }) => body)).toEqual([
    { choice: 'move', date: '2099-11-25', time: '09:00', doctorId: OTHER_ID },
  ]);
  expect(screen.queryByRole('region', { name: 'Your doctor is away' })).not.toBeInTheDocument();
});

it('asks before it cancels, also when the mail led there, and says why it could not', async () => {
  const api = casesApi({
    [ANSWER]: () => refusal(409, 'LEAVE_CASE_SETTLED', 'This has already been settled.'),
  });
  const { user } = renderApp(`${PAGE}?leave-case=${CASE_ID}&choice=refund`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this visit?' }));
  expect(dialog.getByText(/₹800 will be refunded to your card.*cannot be undone/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel and get ₹800 back' }));
  expect(await dialog.findByText('This has already been settled.')).toBeInTheDocument();
  expect(api.callsOf(ANSWER).map(({ body }) => body)).toEqual([{ choice: 'refund' }]);
});

it('says that a time is gone, and keeps the choices', async () => {
  casesApi({ [ANSWER]: () => refusal(409, 'SLOT_TAKEN', 'Somebody has taken this time.') });
  const { user } = renderApp(PAGE);
  const time = await screen.findByRole('button', { name: /10:00 AM IST with Dr. Ananya Sharma$/ });
  await user.click(time);
  expect(await findAlert('Your choice was not saved.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your doctor is away' })).toBeInTheDocument();
});

it.each([
  [
    'holiday',
    'Diwali',
    'The hospital is closed on Tue, 24 Nov 2099 (Diwali), so Dr. Ananya Sharma can’t see you',
  ],
  [
    'session',
    'Evening clinic',
    '“Evening clinic” on Tue, 24 Nov 2099 does not take place, so Dr. Ananya Sharma',
  ],
] as const)('says which %s takes the visit', async (cause, causeName, sentence) => {
  casesApi({ [CASES]: () => [{ ...leaveCase, cause, causeName }] });
  renderApp(PAGE);
  expect(await screen.findByText((text) => text.startsWith(sentence))).toBeVisible();
});

it('comes to rest above the visits where it cannot be read', async () => {
  const api = casesApi({ [CASES]: () => refusal(403, 'FORBIDDEN', 'This is not yours.') });
  renderApp(PAGE);
  await settledOnError();
  expect(api.callsOf(CASES).length).toBeLessThanOrEqual(2);
  expect(screen.getByText('No past appointments.')).toBeInTheDocument();
});
