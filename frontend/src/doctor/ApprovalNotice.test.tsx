import { screen } from '@testing-library/react';
import type { UserDto } from '../../../openapi/contract/people/accounts.js';
import type { DoctorApproval } from '../../../openapi/contract/people/fields.js';
import { DOCTOR_ID, buildUser } from '../test/builders';
import { fakeApi } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { quietBell } from './testing/quietBell';

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

function open(approval: DoctorApproval, more: Partial<UserDto> = {}) {
  const doctor = buildUser({ _id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. A', ...more, approval });
  fakeApi({
    ...quietBell,
    'GET /api/users/{userId}': () => ({ msg: 'success', value: doctor }),
    'GET /api/v1/dashboard': () => ({
      type: 'doctor',
      user: doctor,
      unread: 0,
      todaysVisits: [],
      pendingCount: 0,
      activity: [],
      counts: { today: 0, nextSevenDays: 0, upcoming: 0 },
    }),
  });
  return renderApp('/doctor-login');
}
const notice = () => screen.findByRole('region', { name: 'Approval' });

it('explains to a pending doctor what is possible', async () => {
  open('waiting');
  expect(await notice()).toHaveTextContent('Your registration is waiting for approval');
  expect(screen.getByRole('link', { name: 'Set your days and times now' })).toHaveAttribute(
    'href',
    '/doctor-login/availability',
  );
});

it('says why a doctor was refused', async () => {
  open('refused', { approvalReason: 'The medical council does not know this number.' });
  expect(await notice()).toHaveTextContent('The medical council does not know this number.');
});

it('is hidden for an approved doctor', async () => {
  open('approved');
  await screen.findByText('Dr. A', { exact: false });
  expect(screen.queryByRole('region', { name: 'Approval' })).not.toBeInTheDocument();
});
