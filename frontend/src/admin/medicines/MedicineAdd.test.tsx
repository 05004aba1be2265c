import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MedicineRecord } from '../../../../openapi/contract/shop/medicines.js';
import { ApiError } from '../../api/client';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';
import { buildMedicine } from '../testing/shopBuilders';
import { findAlert } from '../../test/findAlert';

const name = () => screen.findByRole('textbox', { name: /^Name/ });
const price = () => screen.getByLabelText(/^Price in rupees/);
const press = (user: UserEvent, label: string) => user.click(screen.getByRole('button', { name: label }));
const refused = (status: number, body: { error: string; code?: string; errors?: Record<string, string> }) =>
  new ConsoleError(new ApiError(status, body));

async function fillIn(user: UserEvent) {
  await fill(user, await name(), 'Ibuprofen 400 mg');
  await fill(user, screen.getByLabelText(/^Description/), 'Eases pain.');
  await fill(user, price(), '45.50');
  await fill(user, screen.getByLabelText(/^Turnaround/), '24 hours');
}

describe('adding a medicine', () => {
  it('names each missing field, sends nothing, and goes to the first of them', async () => {
    const create = jest.fn();
    const { user } = renderConsole('/admin/Medicineadd', fakeProvider({}, { create }));
    await name();
    await press(user, 'Add medicine');
    for (const sentence of [
      'Enter the name.',
      'Enter a description.',
      'Enter the price.',
      'Enter the turnaround.',
    ])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    const focused = await name();
    await waitFor(() => expect(focused).toHaveFocus());
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['1,5', /^Use a point for decimals/],
    ['10000001', 'The amount is too large.'],
  ])('refuses a price of %s', async (typed, sentence) => {
    const create = jest.fn();
    const { user } = renderConsole('/admin/Medicineadd', fakeProvider({}, { create }));
    await fillIn(user);
    await user.clear(price());
    await fill(user, price(), typed);
    await press(user, 'Add medicine');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['0', 'A card cannot pay ₹0: it pays from ₹0.50 to ₹9,99,999.99.'],
    ['0.49', 'A card cannot pay ₹0.49: it pays from ₹0.50 to ₹9,99,999.99.'],
    ['1000000', 'A card cannot pay ₹10,00,000: it pays from ₹0.50 to ₹9,99,999.99.'],
    ['0.5', 'The list price, before a promotion.'],
  ])('says of a price of %s what a card can pay', async (typed, sentence) => {
    const { user } = renderConsole('/admin/Medicineadd', fakeProvider({}));
    await name();
    await user.clear(price());
    await fill(user, price(), typed);
    await waitFor(() => expect(price()).toHaveAccessibleDescription(sentence));
  });

  it('takes a price of 0', async () => {
    const create = jest.fn(() => Promise.resolve({ data: buildMedicine() }));
    const { user } = renderConsole('/admin/Medicineadd', fakeProvider({}, { create: create as never }));
    await fillIn(user);
    await user.clear(price());
    await fill(user, price(), '0');
    await press(user, 'Add medicine');
    expect(await screen.findByText('Added successfully')).toBeInTheDocument();
  });

  it('refuses a file that is no picture', async () => {
    const create = jest.fn();
    const { user } = renderConsole('/admin/Medicineadd', fakeProvider({}, { create }));
    await fillIn(user);
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('There is no file chooser.');
    expect(chooser.accept).toContain('image/png,image/jpeg,image/webp');
    chooser.accept = ''; // the browser's own filter can be switched off in its dialog
    await user.upload(chooser, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await press(user, 'Add medicine');
    expect(
      await screen.findByText('Choose a PNG, JPEG, WebP, HEIC or AVIF picture that this browser can read.'),
    ).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it('does not save while a picture is being prepared, and waits for the last chosen one', async () => {
    const create = jest.fn();
    const { user } = renderConsole('/admin/Medicineadd', fakeProvider({}, { create }));
    URL.createObjectURL = () => 'blob:pack';
    URL.revokeObjectURL = () => undefined;
    const finish: (() => void)[] = [];
    const createImageBitmap = () =>
      new Promise((_, reject) => finish.push(() => reject(new Error('unreadable'))));
    Object.assign(globalThis, { createImageBitmap });
    await fillIn(user);
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const heavy = (fileName: string) =>
      new File([new Uint8Array(1.5 * 1024 * 1024)], fileName, { type: 'image/png' });
    await user.upload(chooser, heavy('first.png'));
    await user.upload(chooser, heavy('second.png'));
    finish[0]();
    await press(user, 'Add medicine');
    expect(await screen.findByText(/^The picture is still being prepared/)).toBeInTheDocument();
    expect(screen.getByLabelText('Preparing the picture…')).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
    finish[1]();
    expect(await screen.findByText('second.png')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/still being prepared/)).not.toBeInTheDocument());
  });

  it('adds with the picture and the usual stock, and shows the newest medicines', async () => {
    const create = jest.fn(() => Promise.resolve({ data: buildMedicine({ name: 'Ibuprofen 400 mg' }) }));
    const { user, path } = renderConsole('/admin/Medicineadd', fakeProvider({}, { create: create as never }));
    URL.createObjectURL = () => 'blob:pack';
    URL.revokeObjectURL = () => undefined;
    await fillIn(user);
    const image = new File(['x'], 'pack.png', { type: 'image/png' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, image);
    expect(await screen.findByAltText('The chosen picture')).toBeInTheDocument();
    await press(user, 'Add medicine');
    expect(await screen.findByText('Added successfully')).toBeInTheDocument();
    await waitFor(() => expect(path()).toMatch(/^\/admin\/MedicineView\?.*sort=id&order=DESC/));
    expect(create).toHaveBeenCalledWith('medicines', {
      data: expect.objectContaining({ name: 'Ibuprofen 400 mg', price: 45.5, stock: 100, image }) as unknown,
    });
  });

  it("shows the server's sentence at the field it refused", async () => {
    const errors = { name: 'There is already a medicine of this name.' };
    const create = () => Promise.reject(refused(409, { error: errors.name, code: 'NAME_TAKEN', errors }));
    const { user } = renderConsole('/admin/Medicineadd', fakeProvider({}, { create }));
    await fillIn(user);
    await press(user, 'Add medicine');
    expect(await findAlert('Failed to add medicine')).toBeInTheDocument();
    await waitFor(async () => expect(await name()).toHaveAccessibleDescription(errors.name));
    await waitFor(async () => expect(await name()).toHaveFocus());
  });
});

describe('the contents of a new medicine', () => {
  const shown = () => screen.getByRole('combobox', { name: /^Active substances/ });

  it('are read from the name, and sent', async () => {
    const create = jest.fn(() => Promise.resolve({ data: buildMedicine() }));
    const { user } = renderConsole('/admin/Medicineadd', fakeProvider({}, { create: create as never }));
    await fillIn(user);
    await user.clear(await name());
    await fill(user, await name(), 'Amoxicillin 500 mg + Clavulanic acid 125 mg SR tablets pack of 6');
    await waitFor(() => expect(shown()).toHaveTextContent('As listed below'));
    expect(screen.getByText('Read from the name. Check it.')).toBeInTheDocument();
    expect(
      screen.getAllByRole('textbox', { name: 'Substance' }).map((box) => (box as HTMLInputElement).value),
    ).toEqual(['amoxicillin', 'clavulanic acid']);
    await press(user, 'Add medicine');
    await waitFor(() => expect(create).toHaveBeenCalled());
    const mg = (value: number) => ({ value, unit: 'mg', perValue: null, perUnit: null });
    expect(create).toHaveBeenCalledWith('medicines', {
      data: expect.objectContaining({
        substances: [
          { substance: 'amoxicillin', strength: mg(500) },
          { substance: 'clavulanic acid', strength: mg(125) },
        ],
        doseForm: 'tablet',
        release: 'sustained',
        packSize: { value: 6, unit: 'tablet' },
      }) as unknown,
    });
  });

  it('stay as entered when the name changes, and say where the name differs', async () => {
    const medicine = buildMedicine({ name: 'Metformin 500 mg tablets' });
    const { user } = renderConsole(
      `/admin/Medicineadd?id=${medicine.id}`,
      fakeProvider({ medicines: [medicine] }),
    );
    await user.clear(await name());
    await fill(user, await name(), 'Metformin 850 mg tablets');
    expect(await screen.findByText('The name says: Metformin 850 mg · Tablet.')).toBeInTheDocument();
    expect(screen.getByLabelText('Strength')).toHaveValue('500');
    await press(user, 'Fill in from the name');
    await waitFor(() => expect(screen.getByLabelText('Strength')).toHaveValue('850'));
    expect(screen.queryByText(/^The name says/)).not.toBeInTheDocument();
  });

  it('are refused at the field: a strength without a unit', async () => {
    const update = jest.fn();
    const medicine = buildMedicine({
      name: 'Chest rub',
      substances: [
        { substance: 'menthol', strength: { value: 1, unit: '%', perValue: null, perUnit: null } },
        { substance: 'camphor', strength: null },
      ],
    });
    const { user } = renderConsole(
      `/admin/Medicineadd?id=${medicine.id}`,
      fakeProvider({ medicines: [medicine] }, { update: update as never }),
    );
    await name();
    await fill(user, screen.getAllByLabelText('Strength')[1], '5');
    await press(user, 'Save');
    expect(await screen.findByText('Choose a unit from the list.')).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });
});

describe('changing a medicine', () => {
  const medicine = buildMedicine();
  const address = `/admin/Medicineadd?id=${medicine.id}`;

  function open(update: jest.Mock, shown: MedicineRecord[] = [medicine]) {
    return renderConsole(address, fakeProvider({ medicines: shown }, { update: update as never }));
  }

  it('carries the item with its list price, and sends the shown version', async () => {
    const update = jest.fn(() => Promise.resolve({ data: medicine }));
    const { user, path } = open(update, [buildMedicine({ shelf: 47, held: 2, unpacked: 5 })]);
    expect(await name()).toHaveValue(medicine.name);
    expect(price()).toHaveValue('120');
    expect(
      screen.getByText('47 on the shelf: 2 held by open checkouts, 5 paid and not packed, 40 free.'),
    ).toBeVisible();
    const counted = screen.getByLabelText(/^Boxes counted on the shelf/);
    await user.clear(counted);
    await fill(user, counted, '5');
    expect(screen.getByText(/After this count 2 held or paid boxes are missing/)).toBeVisible();
    await fill(user, counted, '5');
    expect(screen.getByText(/After this count 48 boxes are free\./)).toBeVisible();
    await press(user, 'Save');
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(path()).toMatch(/^\/admin\/MedicineView/));
    expect(update).toHaveBeenCalledWith(
      'medicines',
      expect.objectContaining({
        id: medicine.id,
        data: expect.objectContaining({ price: 120, counted: 55, shelfWas: 47, version: 3 }) as unknown,
      }),
    );
  });

  it('sends no count if only another field has changed', async () => {
    const update = jest.fn((_resource: string, _params: { data: Record<string, unknown> }) =>
      Promise.resolve({ data: medicine }),
    );
    const { user } = open(update);
    await name();
    await user.clear(price());
    await fill(user, price(), '130');
    await press(user, 'Save');
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const [[, { data }]] = update.mock.calls;
    expect(data).toMatchObject({ price: 130 });
    for (const field of ['stock', 'stockWas', 'counted', 'shelfWas']) expect(data).not.toHaveProperty(field);
  });

  it('says so when another person has saved first, and reloads on request', async () => {
    const conflict = refused(409, {
      error: 'Another person has changed this in the meantime.',
      code: 'EDIT_CONFLICT',
    });
    const shown = [medicine];
    const update = jest.fn(() => Promise.reject(conflict));
    const { user } = open(update, shown);
    await fill(user, await name(), ' mine');
    await press(user, 'Save');
    expect(await screen.findByText('Failed to update medicine')).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', {
      name: /^Another person has changed this medicine, or boxes have left/,
    });
    expect(screen.getByDisplayValue('Metformin 500 mg tablets mine')).toBeInTheDocument();

    shown[0] = buildMedicine({ name: 'Metformin by another', price: 130, version: 4 });
    await user.click(within(dialog).getByRole('button', { name: 'Reload' }));
    await waitFor(async () => expect(await name()).toHaveValue('Metformin by another'));
    expect(price()).toHaveValue('130');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(user, 'Save');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update).toHaveBeenLastCalledWith(
      'medicines',
      expect.objectContaining({ data: expect.objectContaining({ version: 4 }) as unknown }),
    );
  });

  it('is where the address of the record leads', async () => {
    const { path } = renderConsole(
      `/admin/medicines/${medicine.id}`,
      fakeProvider({ medicines: [medicine] }),
    );
    expect(await name()).toHaveValue(medicine.name);
    await waitFor(() => expect(path()).toBe(address));
  });

  it('says why the item did not come', async () => {
    const getOne = () => Promise.reject(refused(404, { error: 'This does not exist.' }));
    renderConsole(address, fakeProvider({}, { getOne }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('This does not exist.')).toBeInTheDocument();
  });
});
