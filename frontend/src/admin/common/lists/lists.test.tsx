import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/client';
import { watchDownloads } from '../../../test/savedFiles';
import { buildAppointment, buildUser } from '../../../test/builders';
import { ConsoleError } from '../../data/http';
import { fakeProvider } from '../../testing/fakeProvider';
import { renderConsole } from '../../testing/renderConsole';
import { buildMedicine } from '../../testing/shopBuilders';

const saveFile = watchDownloads();

const patient = (number: number, fullName: string) =>
  buildUser({ _id: `a${number}`.padEnd(24, '0'), fullName, email: `p${number}@demo.test`, mobile: null });
const asha = patient(1, 'Asha Rao');
const ravi = patient(2, 'Ravi Menon');
const patients = [asha, ravi];

function open({ bulk = jest.fn(), isPhone = false, rows = patients } = {}) {
  const provider = fakeProvider({ patients: rows }, { bulk: bulk as never });
  return { bulk, ...renderConsole('/admin/patients', provider, { isPhone }) };
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const bar = () => screen.findByRole('region', { name: 'Selected rows' });

describe('selecting rows of a list', () => {
  it.each([false, true])('names each checkbox, and one for the page (phone: %s)', async (isPhone) => {
    const { user } = open({ isPhone });
    await user.click(await box('Select Asha Rao'));
    expect(await bar()).toHaveTextContent('1 selected');
    expect(await box('Select all on this page')).toBePartiallyChecked();
    await user.click(await box('Select all on this page'));
    expect(await bar()).toHaveTextContent('2 selected');
    expect(await box('Select Ravi Menon')).toBeChecked();
    await user.click(await box('Select all on this page'));
    expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  });

  it('does not open the record', async () => {
    const { user, path } = open();
    await user.click(await box('Select Asha Rao'));
    await waitFor(() => expect(path()).toBe('/admin/patients'));
  });

  it('acts only on visible rows', async () => {
    const { user } = open();
    await user.click(await box('Select all on this page'));
    await user.type(screen.getByLabelText('Name, email, phone or hospital number'), 'Ravi');
    await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
    expect(await bar()).toHaveTextContent('1 selected');
  });
});

it('says to check a hospital number with a wrong digit', async () => {
  const { user } = open();
  const box = await screen.findByLabelText('Name, email, phone or hospital number');
  await user.type(box, '1000 0001 7');
  expect(await screen.findByText(/Check the number/)).toBeInTheDocument();
  await user.clear(box);
  expect(await screen.findAllByText('1000 0001 6')).toHaveLength(2);
});

describe('the length of a list', () => {
  it.each([false, true])('is open where the server counts no further (phone: %s)', async (isPhone) => {
    const getList = jest.fn(() =>
      Promise.resolve({
        data: patients,
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
        meta: { moreThan: 10_000 },
      }),
    );
    const provider = fakeProvider({}, { getList: getList as never });
    const { user } = renderConsole('/admin/patients', provider, { isPhone });
    expect(await screen.findByText('10,000+ entries')).toBeVisible();
    expect(screen.getByText('1–25 of 10,000+')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        'patients',
        expect.objectContaining({ pagination: { page: 2, perPage: 25 } }),
      ),
    );
  });
});

describe('a step of several rows', () => {
  it('asks first, makes one call, and shows each result', async () => {
    const results = [
      { id: asha.id, ok: true },
      { id: ravi.id, ok: false, code: 'NOT_FOUND', error: 'This patient is gone.' },
    ];
    const { user, bulk } = open({ bulk: jest.fn(() => Promise.resolve({ data: results })) });
    await user.click(await box('Select all on this page'));
    await user.click(within(await bar()).getByRole('button', { name: 'Disable' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Disable 2 patients?' }));
    expect(dialog.getByText(/logged out at once/)).toBeInTheDocument();
    expect(bulk).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Disable' }));

    expect(await screen.findByText('Disable: 1 done, 1 refused')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Refused' })).toHaveTextContent(
      /^Ravi Menon: This patient is gone\.$/,
    );
    expect(bulk.mock.calls).toEqual([['patients', 'disable', [asha.id, ravi.id]]]);
    expect(await box('Select Asha Rao')).not.toBeChecked();
    expect(await box('Select Ravi Menon')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Close the result' }));
    expect(screen.queryByText('Disable: 1 done, 1 refused')).not.toBeInTheDocument();
  });

  it('reads the list again and selects nothing more when all are done', async () => {
    const rows = [...patients];
    const bulk = jest.fn(() => {
      rows.splice(0, 1, { ...asha, disabled: true });
      return Promise.resolve({ data: [{ id: asha.id, ok: true }] });
    });
    const { user } = open({ bulk, rows });
    await user.click(await box('Select Asha Rao'));
    await user.click(within(await bar()).getByRole('button', { name: 'Disable' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Disable 1 patient?' })).getByRole('button', {
        name: 'Disable',
      }),
    );
    expect(await screen.findByText('Disable: 1 done')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Asha Rao.*Disabled/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  });

  it('keeps dialog and selection when the call itself fails', async () => {
    const failure = new ConsoleError(new ApiError(503, { error: 'The database is not ready.' }));
    const { user } = open({ bulk: jest.fn(() => Promise.reject(failure)) });
    await user.click(await box('Select Asha Rao'));
    await user.click(within(await bar()).getByRole('button', { name: 'Enable' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Enable' }));
    expect(await dialog.findByText('The database is not ready.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(await bar()).toHaveTextContent('1 selected');
  });
});

describe('cancelling several appointments', () => {
  it('asks for the reason of a cancellation or rejection, and for none of a completion', async () => {
    const appointment = buildAppointment();
    const bulk = jest.fn(() => Promise.resolve({ data: [{ id: appointment.id, ok: true }] }));
    const provider = fakeProvider({ appointments: [appointment] }, { bulk: bulk as never });
    const { user } = renderConsole('/admin/appointments', provider);
    await user.click(await screen.findByRole('checkbox', { name: /Select Asha Rao, .*24 Nov 2099/ }));
    await user.click(within(await bar()).getByRole('button', { name: 'Complete' }));
    const question = () => within(screen.getByRole('dialog'));
    expect(question().queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(question().getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(within(await bar()).getByRole('button', { name: 'Cancel' }));
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(bulk).not.toHaveBeenCalled();
    await user.type(question().getByLabelText(/^Reason/), ' The doctor is ill. ');
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancel: 1 done')).toBeInTheDocument();
    expect(bulk.mock.calls).toEqual([
      ['appointments', 'cancel', [appointment.id], { reason: 'The doctor is ill.' }],
    ]);
  });
});

describe('the search of a list', () => {
  it.each([
    ['appointments', 'Patient or doctor'],
    ['payments', 'Patient, doctor or email'],
    ['orders', 'Number, patient or email'],
    ['lab-bookings', 'Person or lab test'],
    ['mails', 'Address or subject'],
    ['audit-events', 'Who, record or action'],
    ['notifications', 'Name or email'],
    ['reviews', 'Patient, doctor or text'],
    ['questions', 'Text of the question'],
  ])('is shown for %s and kept in the address', async (resource, label) => {
    const { user, path } = renderConsole(`/admin/${resource}`, fakeProvider({}));
    await user.type(await screen.findByLabelText(label), 'kav');
    await waitFor(() => expect(decodeURIComponent(path())).toContain('"q":"kav"'));
    expect(await screen.findByText('No entries match these filters.')).toBeInTheDocument();
  });
});

describe('the columns of a list', () => {
  it('is put away and brought back, and stays so in this browser', async () => {
    const { user } = open();
    await screen.findByRole('columnheader', { name: 'Email' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).not.toContain('Name');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Email' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Email' })).not.toBeChecked();
    expect(screen.queryByText('p1@demo.test')).not.toBeInTheDocument();
    expect(localStorage.getItem('consoleColumns')).toBe('{"patients":["Email"]}');
    await user.click(screen.getByRole('menuitem', { name: 'Show all' }));
    expect(screen.getByText('p1@demo.test')).toBeInTheDocument();
    expect(localStorage.getItem('consoleColumns')).toBeNull();
  });

  it('is not shown on a phone either when put away', async () => {
    const { user } = open({ isPhone: true });
    await screen.findByText('p1@demo.test');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Email' }));
    expect(screen.queryByText('p1@demo.test')).not.toBeInTheDocument();
  });
});

describe('a list of cards', () => {
  it('is a table with columns to choose as well, which this browser remembers', async () => {
    const medicines = [buildMedicine()];
    const { user } = renderConsole('/admin/MedicineView', fakeProvider({ medicines }));
    await screen.findByRole('heading', { name: 'Metformin 500 mg tablets' });
    expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getByRole('link', { name: 'Metformin 500 mg tablets' }).closest('tr')).toHaveTextContent(
      /Ardhika.*₹120.*₹96.*40/,
    );
    expect(screen.getByRole('button', { name: 'Columns' })).toBeInTheDocument();
    expect(localStorage.getItem('consoleTables')).toBe('["medicines"]');
    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect(screen.getByRole('heading', { name: 'Metformin 500 mg tablets' })).toBeInTheDocument();
  });
});

describe('the CSV file of a list', () => {
  function openFor(exportCsv: jest.Mock) {
    const provider = fakeProvider({ patients }, { exportCsv: exportCsv as never });
    return renderConsole('/admin/patients?filter={"q":"demo"}&sort=fullName&order=DESC', provider);
  }

  it('is asked for with filter and order of the list, and saved', async () => {
    const file = new Blob(['id']);
    const exportCsv = jest.fn(() => Promise.resolve({ file, name: 'patients-2026-11-21.csv' }));
    const { user } = openFor(exportCsv);
    await screen.findByText('2 entries');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('patients-2026-11-21.csv')).toBeInTheDocument();
    expect(exportCsv).toHaveBeenCalledWith('patients', {
      sort: { field: 'fullName', order: 'DESC' },
      filter: { q: 'demo' },
    });
    expect(saveFile).toHaveBeenCalledWith(file, 'patients-2026-11-21.csv');
  });

  it('says why it was not made', async () => {
    const failure = new ConsoleError(
      new ApiError(429, { error: 'Too many exports. Try again in a minute.' }),
    );
    const { user } = openFor(jest.fn(() => Promise.reject(failure)));
    await screen.findByText('2 entries');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The export failed.')).toBeInTheDocument();
    expect(screen.getByText('Too many exports. Try again in a minute.')).toBeInTheDocument();
  });
});
