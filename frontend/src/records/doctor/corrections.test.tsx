import { screen, within } from '@testing-library/react';
import { quietBell } from '../../doctor/testing/quietBell';
import { DOCTOR_ID, PATIENT_ID, buildUser } from '../../test/builders';
import { fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { buildPrescription, buildRecord, buildSummary } from './testing/builders';

const OTHER_ID = '00000000000000000000b777';
const HIDE = 'POST /api/v1/records/{id}/hide';
const MOVE = 'POST /api/v1/records/{id}/move';
const RESOLVE = 'POST /api/v1/records/{id}/resolve';
const PATH = `/doctor-login/doctor-records?patient=${PATIENT_ID}`;
const BECAUSE = 'Written for the wrong patient.';

function recordsApi(
  record = buildRecord({ steps: ['hide', 'move'] }),
  more: Parameters<typeof fakeApi>[0] = {},
) {
  return fakeApi({
    'GET /api/users/{userId}': () => ({
      msg: 'success',
      value: buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A' }),
    }),
    ...quietBell,
    'GET /api/v1/patients': () => [buildUser({ _id: OTHER_ID, id: OTHER_ID, fullName: 'Ravi Kumar' })],
    'GET /api/v1/patients/{id}': () => buildUser(),
    'GET /api/v1/records/summary': () => buildSummary(),
    'GET /api/v1/records': () => [record],
    'GET /api/v1/prescriptions': () => [buildPrescription()],
    'GET /api/v1/allergies': () => [],
    [HIDE]: () => record,
    [MOVE]: () => record,
    [RESOLVE]: () => record,
    ...more,
  });
}

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('hides an entry with a reason, and keeps the dialog with the reason of a refusal', async () => {
  let isRefused = true;
  const record = buildRecord({ steps: ['hide', 'move'] });
  const api = recordsApi(record, {
    [HIDE]: () => (isRefused ? refusal(409, 'EDIT_CONFLICT', 'Another person was faster.') : record),
  });
  const { user } = renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Entered in error: Follow-up visit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Entered in error' }));
  expect(dialog.getByText('Enter the reason.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), BECAUSE);
  await user.click(dialog.getByRole('button', { name: 'Entered in error' }));
  expect(await dialog.findByText('Another person was faster.')).toBeInTheDocument();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Entered in error' }));
  expect(await screen.findByText('Marked as entered in error.')).toBeInTheDocument();
  expect(api.callsOf(HIDE)[1]?.body).toEqual({ reason: BECAUSE });
});

it('moves an entry to another patient of the doctor', async () => {
  const api = recordsApi();
  const { user } = renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Move to another patient: Follow-up visit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /Patient/ }), 'Ravi');
  await user.click(await screen.findByRole('option', { name: /Ravi Kumar/ }));
  expect(dialog.getByText(/^Ravi Kumar, born/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), BECAUSE);
  await user.click(dialog.getByRole('button', { name: 'Move to Ravi Kumar' }));
  expect(await screen.findByText('Moved to Ravi Kumar.')).toBeInTheDocument();
  expect(api.callsOf(MOVE)[0]?.body).toEqual({ patientId: OTHER_ID, reason: BECAUSE });
});

it('strikes an entry through that was entered in error, with who, when and why, and offers no step', async () => {
  const enteredInError = { at: '2026-11-21T05:00:00.000Z', by: 'Dr. Colleague', reason: BECAUSE };
  recordsApi(buildRecord({ enteredInError, steps: [] }));
  renderApp(PATH);
  expect(await screen.findByText(/Dr. Colleague hid it from the patient on .*: Written for/)).toBeVisible();
  expect(screen.getByText('Follow-up visit', { selector: 'del' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Entered in error/ })).not.toBeInTheDocument();
});

it('resolves a diagnosis after a question', async () => {
  const api = recordsApi(
    buildRecord({ kind: 'diagnosis', title: 'Asthma', steps: ['resolve', 'hide', 'move'] }),
  );
  const { user } = renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Mark as resolved: Asthma' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as resolved' }),
  );
  expect(await screen.findByText('Diagnosis resolved.')).toBeInTheDocument();
  expect(api.callsOf(RESOLVE)).toHaveLength(1);
});
