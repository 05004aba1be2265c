import { screen, within } from '@testing-library/react';
import { buildAppointment, buildUser } from '../test/builders';
import { session } from '../auth/session';
import { fakeProvider } from './testing/fakeProvider';
import { renderConsole } from './testing/renderConsole';

const idOf = (first: string, number: number) => first + String(number).padStart(23, '0');
const doctors = [1, 2, 3].map((number) => buildUser({ _id: idOf('d', number), type: 'doctor' }));
const appointments = [
  buildAppointment({ _id: idOf('b', 1) }),
  buildAppointment({ _id: idOf('b', 2), status: 'accepted' }),
];

describe('the console', () => {
  it('should greet the administrator with the counted numbers, each leading to its rows', async () => {
    const { user, path } = renderConsole('/admin', fakeProvider({ doctors, appointments }));

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome Admin!');
    expect(await screen.findByRole('link', { name: '3 Doctors' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '0 Mails that failed' })).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: '1 Pending appointments' }));

    expect(await screen.findByText('1 entry')).toBeInTheDocument();
    expect(decodeURIComponent(path())).toContain('{"status":"pending"}');
  });

  it('should offer the entries of the specification in their order, then the lists of the hospital', async () => {
    renderConsole('/admin', fakeProvider({}));
    const menu = await screen.findByRole('navigation', { name: 'Admin' });
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Add Doctor',
      'Add Medical Items',
      'View Medical Items',
      'Add Lab Test',
      'View Lab Test',
      'Chatbot',
      'Home',
      'Logout',
      'Doctors',
      'Patients',
      'Appointments',
      'Orders',
      'Lab bookings',
      'Payments',
      'Doctor IDs',
      'Articles',
      'FAQs',
      'Reviews',
      'Settings',
      'Mails',
      'Audit trail',
    ]);
  });

  it('should store the role of the area when Home is chosen', async () => {
    const { user, path } = renderConsole('/admin', fakeProvider({}));
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    expect(path()).toBe('/');
    expect(session.role()).toBe('admin');
  });

  it('should log out, say so, and forget session and role', async () => {
    const { user, path } = renderConsole('/admin', fakeProvider({}));
    session.setRole('admin');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out')).toBeInTheDocument();
    expect(path()).toBe('/login');
    expect([session.current(), session.role()]).toEqual([null, null]);
  });

  it('should say so when there is no such page', async () => {
    renderConsole('/admin/nowhere', fakeProvider({}));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
