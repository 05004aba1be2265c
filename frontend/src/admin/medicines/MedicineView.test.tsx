import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/client';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';
import { buildMedicine } from '../testing/shopBuilders';
import { findAlert } from '../../test/findAlert';

const metformin = buildMedicine();
const ibuprofen = buildMedicine({
  _id: '00000000000000000000e002',
  name: 'Ibuprofen 400 mg',
  price: 45,
  promotionPrice: 45,
  stock: 0,
  published: false,
});
const rows = { medicines: [metformin, ibuprofen] };

const cards = async () =>
  within(await screen.findByRole('list', { name: 'View Medical Items' })).getAllByRole('listitem');

describe('the view of medicines', () => {
  it('shows each with its price, list price, turnaround and stock', async () => {
    renderConsole('/admin/MedicineView', fakeProvider(rows));
    const [first, second] = await cards();
    expect(first).toHaveTextContent('₹96list price ₹120');
    expect(first).toHaveTextContent('24 hours · Ardhika · Diabetes Care · 40 boxes in stock');
    expect(second).toHaveTextContent('₹45');
    expect(second).not.toHaveTextContent('list price');
    expect(second).toHaveTextContent('Out of stock');
    expect(second).toHaveTextContent('Hidden');
  });

  it('names and filters those whose contents are missing', async () => {
    const unsplit = buildMedicine({ _id: '00000000000000000000e003', name: 'Chest rub', substances: null });
    const { user, path } = renderConsole(
      '/admin/MedicineView',
      fakeProvider({ medicines: [metformin, unsplit] }),
    );
    const [first, second] = await cards();
    expect(first).not.toHaveTextContent('Contents missing');
    expect(second).toHaveTextContent('Contents missing');
    await user.click(screen.getByRole('button', { name: 'Contents missing' }));
    await waitFor(() => expect(decodeURIComponent(path())).toContain('{"unsplit":true}'));
  });

  it('keeps the search in the address and offers to clear it when nothing matches', async () => {
    const { user, path } = renderConsole('/admin/MedicineView', fakeProvider(rows));
    await user.type(await screen.findByRole('searchbox', { name: 'Name begins with' }), 'Ibu');
    expect(await screen.findByText('1 entry')).toBeInTheDocument();
    expect(decodeURIComponent(path())).toMatch(/^\/admin\/MedicineView\?.*\{"q":"Ibu"\}/);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('2 entries')).toBeInTheDocument();
  });

  it('shows the others on the next page', async () => {
    const medicines = Array.from({ length: 26 }, (_, number) =>
      buildMedicine({ _id: String(number).padStart(24, '0'), name: `Medicine ${number}` }),
    );
    const { user } = renderConsole('/admin/MedicineView', fakeProvider({ medicines }));
    expect(await cards()).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByRole('heading', { name: 'Medicine 25' })).toBeInTheDocument();
  });

  it('opens the add screen carrying the item', async () => {
    const { user, path } = renderConsole('/admin/MedicineView', fakeProvider(rows));
    await user.click(await screen.findByRole('link', { name: 'Edit Metformin 500 mg tablets' }));
    await waitFor(() => expect(path()).toBe(`/admin/Medicineadd?id=${metformin.id}`));
    expect(await screen.findByDisplayValue('Metformin 500 mg tablets')).toBeInTheDocument();
  });

  it('deletes only after the question, and takes the card away', async () => {
    const shown = { medicines: [metformin, ibuprofen] };
    const remove = jest.fn(() => {
      shown.medicines = [ibuprofen];
      return Promise.resolve({ data: metformin });
    });
    const { user } = renderConsole('/admin/MedicineView', fakeProvider(shown, { delete: remove as never }));
    await user.click(await screen.findByRole('button', { name: 'Delete Metformin 500 mg tablets' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to delete this medicine?',
    });
    expect(remove).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted successfully')).toBeInTheDocument();
    expect(await screen.findByText('1 entry')).toBeInTheDocument();
    expect(remove).toHaveBeenCalledWith(
      'medicines',
      expect.objectContaining({ id: metformin.id, previousData: metformin }),
    );
  });

  it('says why it was not deleted', async () => {
    const failure = new ConsoleError(new ApiError(503, { error: 'The database is not ready.' }));
    const { user } = renderConsole(
      '/admin/MedicineView',
      fakeProvider(rows, { delete: () => Promise.reject(failure) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete Ibuprofen 400 mg' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await findAlert('Delete failed: The database is not ready.')).toBeInTheDocument();
  });

  it('says that the medicines did not come, and why', async () => {
    const failure = new ConsoleError(new ApiError(503, { error: 'The database is not ready.' }));
    renderConsole('/admin/MedicineView', fakeProvider({}, { getList: () => Promise.reject(failure) }));
    expect(await screen.findByText('Failed to fetch medicines')).toBeInTheDocument();
    expect(screen.getByText('The database is not ready.')).toBeInTheDocument();
  });

  it('is where the list of the resource leads', async () => {
    const { path } = renderConsole('/admin/medicines?filter={"q":"Ibu"}', fakeProvider(rows));
    expect(await screen.findByText('1 entry')).toBeInTheDocument();
    await waitFor(() => expect(path()).toMatch(/^\/admin\/MedicineView\?/));
  });
});
