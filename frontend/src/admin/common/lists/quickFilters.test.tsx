import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/client';
import { calendarDate } from '../../../common/format/format';
import { buildAppointment } from '../../../test/builders';
import { ConsoleError } from '../../data/http';
import { fakeProvider } from '../../testing/fakeProvider';
import { renderConsole } from '../../testing/renderConsole';

const filterIn = (path: string) =>
  JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as unknown;

describe('the filters of a list', () => {
  it('are folded, and unfolded by one button', async () => {
    const { user } = renderConsole(
      '/admin/appointments',
      fakeProvider({ appointments: [buildAppointment()] }),
    );
    const toggle = await screen.findByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText('Speciality')).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    await user.click(toggle);
    expect(screen.getByLabelText('Speciality')).toBeInTheDocument();
  });

  it('show the fields that are in use', async () => {
    renderConsole(
      '/admin/appointments?filter={"speciality":"Cardiology"}',
      fakeProvider({ appointments: [buildAppointment()] }),
    );
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
    expect(screen.getByLabelText('Speciality')).toBeInTheDocument();
    expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  });

  it('are switched on and off by chips', async () => {
    const { user, path } = renderConsole('/admin/appointments', fakeProvider({ appointments: [] }));
    const today = calendarDate(new Date());
    const days = { preferredDate_gte: today, preferredDate_lte: today };
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    await waitFor(() => expect(filterIn(path())).toEqual(days));
    await user.click(screen.getByRole('button', { name: 'Unpaid' }));
    await waitFor(() => expect(filterIn(path())).toEqual({ ...days, unpaid: true }));
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(filterIn(path())).toEqual({ unpaid: true }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'false'),
    );
  });
});

describe('a filter that cannot be used', () => {
  const rows = [buildAppointment()];
  const refused = new ConsoleError(
    new ApiError(400, {
      error: 'Filter.colour: This filter does not exist.',
      code: 'VALIDATION_FAILED',
      errors: { 'filter.colour': 'This filter does not exist.' },
    }),
  );

  it('is named, and cleared by one button', async () => {
    const provider = fakeProvider({ appointments: rows });
    const { getList } = provider;
    provider.getList = ((resource: string, params: { filter: object }) =>
      'colour' in params.filter ? Promise.reject(refused) : getList(resource, params as never)) as never;
    const { user } = renderConsole('/admin/appointments?filter={"colour":"red"}', provider);
    expect(await screen.findByText(/This filter does not exist/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1 entry')).toBeInTheDocument();
    expect(screen.queryByText(/This filter does not exist/)).not.toBeInTheDocument();
  });

  it.each(['{bad', '1', '[]'])('is said to be unreadable: %s', async (filter) => {
    const { user, path } = renderConsole(
      `/admin/appointments?filter=${encodeURIComponent(filter)}`,
      fakeProvider({ appointments: rows }),
    );
    expect(await screen.findByText(/^The filter in the address cannot be read/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(filterIn(path())).toEqual({}));
    await waitFor(() =>
      expect(screen.queryByText(/^The filter in the address cannot be read/)).not.toBeInTheDocument(),
    );
  });
});
