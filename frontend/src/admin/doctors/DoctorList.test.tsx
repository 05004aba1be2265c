import { screen } from '@testing-library/react';
import { ApiError } from '../../api/client';
import { buildUser } from '../../test/builders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const cardiologist = buildUser({
  _id: '0000000000000000000000d1',
  type: 'doctor',
  fullName: 'Dr. Ananya Sharma',
  speciality: 'Cardiology',
  fee: 1200,
  availableDays: ['Monday', 'Friday'],
  published: true,
});
const doctors = [
  cardiologist,
  buildUser({ _id: '0000000000000000000000d2', type: 'doctor', fullName: 'Dr. Dev Nair', disabled: true }),
];

describe('the list of doctors', () => {
  it('shows each doctor by name, fee, days and state', async () => {
    renderConsole('/admin/doctors', fakeProvider({ doctors }));
    const row = (await screen.findByRole('link', { name: 'Dr. Ananya Sharma' })).closest('tr');
    expect(row).toHaveTextContent('Dr. Ananya SharmaCardiology₹1,200Mon, FriPossiblePublished');
    expect(screen.getByRole('row', { name: /Dr\. Dev Nair.*Disabled/ })).toBeInTheDocument();
  });

  it('keeps a filter in the address and offers to clear it when nothing matches', async () => {
    const { user, path } = renderConsole('/admin/doctors', fakeProvider({ doctors }));
    await user.type(await screen.findByLabelText('Name or speciality'), 'zzz');
    expect(await screen.findByText('No entries match these filters.')).toBeInTheDocument();
    expect(decodeURIComponent(path())).toContain('{"q":"zzz"}');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('2 entries')).toBeInTheDocument();
  });

  it('leads to the first step when there are no doctors at all', async () => {
    renderConsole('/admin/doctors', fakeProvider({}));
    expect(await screen.findByText(/^No doctors yet\./)).toBeInTheDocument();
  });

  it('says why the rows did not come, and reads them again', async () => {
    const failure = new ConsoleError(new ApiError(503, { error: 'The database is not ready.' }));
    const provider = fakeProvider({ doctors });
    const { getList } = provider;
    let isDown = true;
    provider.getList = (resource, params) => (isDown ? Promise.reject(failure) : getList(resource, params));
    const { user } = renderConsole('/admin/doctors', provider);
    expect(await screen.findByText('The database is not ready.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dr. Dev Nair')).toBeInTheDocument();
  });
});
