import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/client';
import { session } from '../../../auth/session';
import { buildUser } from '../../../test/builders';
import { ConsoleError } from '../../data/http';
import type { ConsoleDataProvider } from '../../data/dataProvider';
import { fakeProvider } from '../../testing/fakeProvider';
import { fill } from '../../testing/fill';
import { renderConsole } from '../../testing/renderConsole';
import { findAlert } from '../../../test/findAlert';

const doctor = buildUser({
  _id: '0000000000000000000000d1',
  type: 'doctor',
  fullName: 'Dr. Dev Nair',
  qualification: null,
  speciality: 'Neurology',
});

async function openChanged(overrides: Partial<ConsoleDataProvider> = {}) {
  const opened = renderConsole(`/admin/doctors/${doctor.id}`, fakeProvider({ doctors: [doctor] }, overrides));
  await fill(opened.user, await screen.findByLabelText('Qualification'), 'MBBS');
  return opened;
}

const leave = () => screen.getByRole('link', { name: 'Patients' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Leave without saving?' }));

describe('unsaved changes', () => {
  it('is kept when a link was pressed by mistake, and given up after a yes', async () => {
    const { user, path } = await openChanged();
    await user.click(leave());
    await user.click(dialog().getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(path()).toContain(`/admin/doctors/${doctor.id}`));
    expect(await screen.findByLabelText('Qualification')).toHaveValue('MBBS');

    await user.click(leave());
    await user.click(dialog().getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Patients' })).toBeInTheDocument();
  });

  it('holds the tab open', async () => {
    await openChanged();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('asks nothing where nothing was changed', async () => {
    const { user } = renderConsole(`/admin/doctors/${doctor.id}`, fakeProvider({ doctors: [doctor] }));
    await screen.findByLabelText('Qualification');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.click(leave());
    expect(await screen.findByRole('heading', { level: 1, name: 'Patients' })).toBeInTheDocument();
  });

  it('asks nothing once they are saved', async () => {
    const { user } = await openChanged({
      update: (() => Promise.resolve({ data: { ...doctor, qualification: 'MBBS' } })) as never,
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Doctors' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('still asks after the server has refused them', async () => {
    const refused = new ConsoleError(new ApiError(503, { error: 'The hospital is busy.' }));
    const { user } = await openChanged({ update: () => Promise.reject(refused) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findAlert('The hospital is busy.')).toBeInTheDocument();
    await user.click(leave());
    expect(dialog().getByRole('button', { name: 'Stay' })).toBeInTheDocument();
  });

  it('holds no one whose session has ended', async () => {
    const { user } = await openChanged();
    session.clear();
    await user.click(leave());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
