import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LabRequestDto } from '../../../../openapi/contract/care/lab-requests.js';
import { APPOINTMENT_ID, DOCTOR_ID, PATIENT_ID, buildUser } from '../../test/builders';
import { patientFrame } from '../../test/careBuilders';
import { FakeAnswer, type FakeCall, fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { settledOnError } from '../../test/settled';
import { LAB_TEST_ID, buildLabBooking, buildLabTest } from '../../test/shopBuilders';

const REQUESTS = 'GET /api/v1/lab-requests';
const DECLINE = 'POST /api/v1/lab-requests/{id}/decline';
const BOOKINGS = 'GET /api/v1/lab-bookings';
const BOOK = 'POST /api/v1/lab-bookings';

const buildLabRequest = (id: string, testName: string): LabRequestDto => ({
  _id: id,
  id,
  status: 'open',
  progress: 'requested',
  labTest: { _id: LAB_TEST_ID, testName },
  appointmentId: APPOINTMENT_ID,
  patient: { _id: PATIENT_ID, fullName: 'Asha Rao' },
  doctor: { _id: DOCTOR_ID, fullName: 'Dr. Ananya Sharma' },
  labBookingId: null,
  createdAt: '2026-11-20T05:00:00.000Z',
});
const THYROID = buildLabRequest('00000000000000000000a801', 'Thyroid profile');
const HBA1C = buildLabRequest('00000000000000000000a802', 'HbA1c');

/** A small server: an answered request is no longer open. */
function labServer(more: Parameters<typeof fakeApi>[0] = {}) {
  let waiting = [THYROID, HBA1C];
  const answered = (id: string) => {
    waiting = waiting.filter((request) => request.id !== id);
  };
  return fakeApi({
    ...patientFrame,
    'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser() }),
    [BOOKINGS]: () => [],
    'GET /api/v1/lab-tests/{id}': () => buildLabTest(),
    [REQUESTS]: () => waiting,
    [DECLINE]: ({ params }: FakeCall) => {
      answered(params.id);
      return { ...THYROID, status: 'declined' };
    },
    [BOOK]: ({ body }: FakeCall) => {
      answered((body as { labRequestId: string }).labRequestId);
      return new FakeAnswer(201, { booking: buildLabBooking(), checkout: null });
    },
    ...more,
  });
}

const open = () => renderApp('/patientlogin/lab-bookings');
const asked = () => screen.findByRole('region', { name: /^Dr\. Ananya Sharma asks for/ });

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

it('shows a doctor’s request, and books the test with a day', async () => {
  const api = labServer();
  const { user } = open();
  expect(await asked()).toHaveAccessibleName('Dr. Ananya Sharma asks for these tests');
  expect(JSON.parse(api.callsOf(REQUESTS)[0].query.get('filter')!)).toEqual({ status: 'open' });
  await user.click(screen.getByRole('button', { name: 'Choose a day for Thyroid profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a lab test' }));
  await waitFor(() => expect(dialog.getByLabelText('Full name')).toHaveValue('Asha Rao'));
  await user.click(dialog.getByRole('radio', { name: 'At collection' }));
  await user.click(dialog.getByRole('button', { name: 'Book test' }));
  expect(await screen.findByText('Thyroid profile has been booked.')).toBeInTheDocument();
  expect(api.callsOf(BOOK)[0]?.body).toMatchObject({ labRequestId: THYROID.id, labTestId: LAB_TEST_ID });
  await waitFor(async () =>
    expect(await asked()).toHaveAccessibleName('Dr. Ananya Sharma asks for this test'),
  );
  expect(screen.queryByText('Thyroid profile')).toBeNull();
});

it('declines a test after a question', async () => {
  const api = labServer();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Decline HbA1c' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline HbA1c?' }));
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(api.callsOf(DECLINE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Decline HbA1c' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('HbA1c has been declined.')).toBeInTheDocument();
  expect(api.callsOf(DECLINE)[0]?.params.id).toBe(HBA1C.id);
  await waitFor(() => expect(screen.queryByText('HbA1c')).toBeNull());
});

it('says why a test can no longer be declined', async () => {
  labServer({ [DECLINE]: () => refusal(409, 'WRONG_STATE', 'You have already booked this test.') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Decline HbA1c' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('You have already booked this test.')).toBeInTheDocument();
});

it('is hidden without requests', async () => {
  labServer({ [REQUESTS]: () => [] });
  open();
  expect(await screen.findByText('You have not booked any lab tests yet.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /asks for/ })).toBeNull();
});

it('shows the bookings when the requests fail to load', async () => {
  const api = labServer({ [REQUESTS]: () => refusal(403, 'FORBIDDEN', 'This is not yours.') });
  open();
  await settledOnError();
  expect(api.callsOf(REQUESTS).length).toBeLessThanOrEqual(2);
  expect(screen.getByText('You have not booked any lab tests yet.')).toBeInTheDocument();
});

it('keeps an answer that is being given while the bookings are asked again', async () => {
  const api = labServer({ [BOOKINGS]: () => refusal(503, 'DATABASE_AWAY', 'Please try again.') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Decline HbA1c' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline HbA1c?' });
  api.set(BOOKINGS, () => new Promise(() => undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Please try again.')).toBeNull());
  expect(dialog).toBeInTheDocument();
});
