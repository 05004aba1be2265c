import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/client';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';
import { buildLabTest } from '../testing/shopBuilders';
import { findAlert } from '../../test/findAlert';

const test = buildLabTest();
const failure = new ConsoleError(new ApiError(503, { error: 'The database is not ready.' }));
const testName = () => screen.findByRole('textbox', { name: /^Test name/ });

describe('lab tests in the console', () => {
  it('adds one and shows the newest', async () => {
    const create = jest.fn(() => Promise.resolve({ data: test }));
    const { user, path } = renderConsole('/admin/LabTestAdd', fakeProvider({}, { create: create as never }));
    await fill(user, await testName(), 'Thyroid profile');
    await fill(user, screen.getByLabelText(/^Description/), 'T3, T4 and TSH.');
    await fill(user, screen.getByLabelText(/^Price in rupees/), '650');
    await fill(user, screen.getByLabelText(/^Turnaround/), '24 hours');
    await user.click(screen.getByRole('button', { name: 'Add lab test' }));
    expect(await screen.findByText('Added successfully')).toBeInTheDocument();
    await waitFor(() => expect(path()).toMatch(/^\/admin\/LabTestView/));
    expect(create).toHaveBeenCalledWith('lab-tests', {
      data: {
        testName: 'Thyroid profile',
        description: 'T3, T4 and TSH.',
        price: 650,
        turnaround: '24 hours',
        measures: [],
      },
    });
  });

  it('says what is missing and sends nothing', async () => {
    const create = jest.fn();
    const { user } = renderConsole('/admin/LabTestAdd', fakeProvider({}, { create }));
    await testName();
    await user.click(screen.getByRole('button', { name: 'Add lab test' }));
    expect(await screen.findByText('Enter the test name.')).toBeInTheDocument();
    expect(screen.getByText('Enter the price.')).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it('says of a price of 0 that a card cannot pay it, and takes it', async () => {
    const create = jest.fn(() => Promise.resolve({ data: test }));
    const { user } = renderConsole('/admin/LabTestAdd', fakeProvider({}, { create: create as never }));
    await fill(user, await testName(), 'Blood pressure check');
    await fill(user, screen.getByLabelText(/^Description/), 'Free on Sundays.');
    await fill(user, screen.getByLabelText(/^Turnaround/), '1 hour');
    await fill(user, screen.getByLabelText(/^Price in rupees/), '0');
    expect(await screen.findByText(/^A card cannot pay ₹0: it pays from ₹0.50/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add lab test' }));
    expect(await screen.findByText('Added successfully')).toBeInTheDocument();
  });

  it('changes one from its card', async () => {
    const update = jest.fn(() => Promise.resolve({ data: test }));
    const { user, path } = renderConsole(
      '/admin/LabTestView',
      fakeProvider({ 'lab-tests': [test] }, { update: update as never }),
    );
    await user.click(await screen.findByRole('link', { name: 'Edit Thyroid profile' }));
    await waitFor(() => expect(path()).toBe(`/admin/LabTestAdd?id=${test.id}`));
    await fill(user, await testName(), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith(
      'lab-tests',
      expect.objectContaining({
        data: expect.objectContaining({ testName: 'Thyroid profile 2', version: 1 }) as unknown,
      }),
    );
  });

  it('takes parameters and ranges by group, and shows errors at the range', async () => {
    const update = jest.fn(() => Promise.resolve({ data: test }));
    const provider = fakeProvider({ 'lab-tests': [test] }, { update: update as never });
    const { user } = renderConsole(`/admin/LabTestAdd?id=${test.id}`, provider);
    await user.click(await screen.findByRole('button', { name: 'Add a measure' }));
    await fill(user, screen.getByLabelText('Measured'), 'Haemoglobin');
    await fill(user, screen.getByLabelText('Unit'), 'gm%');
    expect(screen.getByText('UCUM: g/dL')).toBeInTheDocument();
    await fill(user, screen.getByLabelText('LOINC code'), '718-8');
    await user.click(screen.getByRole('button', { name: 'Add a range' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter the lower or the upper end.')).toBeInTheDocument();
    expect(screen.getByText(/check digit of this LOINC code is wrong/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('LOINC code'));
    await fill(user, screen.getByLabelText('LOINC code'), '718-7');
    expect(update).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText('Who'));
    await user.click(await screen.findByRole('option', { name: 'Women and girls' }));
    await fill(user, screen.getByLabelText('From age'), '18');
    await fill(user, screen.getByLabelText('Normal from'), '12.1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const limits = { low: 12.1, high: null, criticalLow: null, criticalHigh: null };
    const range = { gender: 'female', ageFrom: 18, ageTo: null, ...limits };
    const possible = { possibleLow: null, possibleHigh: null, deltaPercent: null };
    const measures = [{ name: 'Haemoglobin', unit: 'gm%', loinc: '718-7', ...possible, ranges: [range] }];
    expect(update).toHaveBeenCalledWith(
      'lab-tests',
      expect.objectContaining({ data: expect.objectContaining({ measures }) as unknown }),
    );
  });

  it('asks before it deletes one', async () => {
    const remove = jest.fn(() => Promise.resolve({ data: test }));
    const { user } = renderConsole(
      '/admin/LabTestView',
      fakeProvider({ 'lab-tests': [test] }, { delete: remove as never }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete Thyroid profile' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to delete this lab test?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(remove).not.toHaveBeenCalled();
  });

  it.each([
    ['/admin/LabTestAdd', 'Add lab test', 'Failed to add lab test'],
    [`/admin/LabTestAdd?id=${test.id}`, 'Save', 'Failed to update lab test'],
  ])('says on %s that it failed', async (path, button, sentence) => {
    const refuse = () => Promise.reject(failure);
    const provider = fakeProvider({ 'lab-tests': [test] }, { create: refuse, update: refuse });
    const { user } = renderConsole(path, provider);
    await fill(user, await testName(), 'X-ray');
    for (const [label, text] of [
      [/^Description/, 'Picture of the chest.'],
      [/^Price in rupees/, '1'],
      [/^Turnaround/, '1 hour'],
    ] as const)
      await fill(user, screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await findAlert(sentence)).toBeInTheDocument();
    expect(await findAlert('The database is not ready.')).toBeInTheDocument();
  });

  it('says that the lab tests did not come', async () => {
    renderConsole('/admin/LabTestView', fakeProvider({}, { getList: () => Promise.reject(failure) }));
    expect(await screen.findByText('Failed to fetch lab tests')).toBeInTheDocument();
  });
});
