import { screen, waitFor, within } from '@testing-library/react';
import { session } from '../auth/session';
import { fakeProvider } from './testing/fakeProvider';
import { renderConsole } from './testing/renderConsole';

describe('the console', () => {
  it('offers the entries of the specification in their order, then the lists of the hospital', async () => {
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
      'Appointments',
      'Patients',
      'Orders',
      'Lab bookings',
      'Doctors',
      'Dependants',
      'Possible duplicates',
      'Merged records',
      'Users',
      'Doctor IDs',
      'Waiting list',
      'Visits with absent doctor',
      'Holidays',
      'Extra sessions',
      'Prescriptions',
      'Medical records',
      'Clinical tables',
      'Reviews',
      'Payments',
      'Articles',
      'FAQs',
      'Questions',
      'Notifications',
      'Mails',
      'Audit trail',
      'Settings',
    ]);
    expect(within(menu).getByRole('list', { name: 'People' })).toHaveTextContent(
      'DoctorsDependantsPossible duplicatesMerged recordsUsersDoctor IDs',
    );
  });

  it('stores the role of the area when Home is chosen', async () => {
    const { user, path } = renderConsole('/admin', fakeProvider({}));
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(session.role()).toBe('admin');
  });

  it('logs out, says so, and forgets session and role', async () => {
    const { user, path } = renderConsole('/admin', fakeProvider({}));
    session.setRole('admin');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/login'));
    expect([session.current(), session.role()]).toEqual([null, null]);
  });

  it('says so when there is no such page', async () => {
    renderConsole('/admin/nowhere', fakeProvider({}));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
