import { screen, waitFor, within } from '@testing-library/react';
import { PATIENT_ID, buildAppointment } from '../../test/builders';
import { buildDashboard } from '../../test/careBuilders';
import { FakeAnswer, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { patientApi } from './testing/patientVisits';

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

it('keeps a request that a login interrupted', async () => {
  patientApi([], {
    'GET /api/v1/dashboard': () => buildDashboard(),
    'POST /api/appointments/create': () => refusal(401, 'SESSION_ENDED', 'Your session has ended.'),
    'POST /api/users/login': () => ({ msg: 'success', token: 'new', type: 'patient', userId: PATIENT_ID }),
  });
  const { user, path } = renderApp('/patientlogin/patient-dash');
  await user.click(await screen.findByRole('button', { name: 'Book Appointment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/Speciality/));
  await user.click(screen.getByRole('option', { name: 'Dermatology' }));
  await user.type(dialog.getByLabelText('Reason'), 'A rash');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(path()).toBe('/login'));
  await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
  await user.type(screen.getByLabelText('Password'), 'quiet-river-41');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Reason')).toHaveValue('A rash');
  expect(again.getByLabelText(/Speciality/)).toHaveTextContent('Dermatology');
  await user.click(again.getByRole('button', { name: 'Close' }));
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('asks for a visit from the dashboard with an ID card', async () => {
  const REQUEST = 'POST /api/appointments/create';
  const api = patientApi([], {
    'GET /api/v1/dashboard': () => buildDashboard(),
    [REQUEST]: () => new FakeAnswer(201, { msg: 'success', value: buildAppointment() }),
  });
  const { user } = renderApp('/patientlogin/patient-dash');
  await user.click(await screen.findByRole('button', { name: 'Book Appointment' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    'This is a request to every doctor of the speciality that you choose, without a time and without payment. The first doctor who accepts it sets the day and the time.',
  );
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByText('Choose a speciality from the list.')).toBeInTheDocument();
  await user.click(dialog.getByLabelText(/Speciality/));
  await user.click(screen.getByRole('option', { name: 'Dermatology' }));
  await user.upload(dialog.getByLabelText(/ID card/), new File(['x'], 'id.pdf', { type: 'application/pdf' }));
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Appointment request sent')).toBeInTheDocument();
  const form = api.callsOf(REQUEST)[0]?.body as FormData;
  expect(form.get('patientId')).toBe(PATIENT_ID);
  expect(form.get('speciality')).toBe('Dermatology');
  expect(form.has('preferredDate')).toBe(false);
  expect(form.get('idCard')).toBeInstanceOf(File);
});
