import { screen, within } from '@testing-library/react';
import type { AllergyChoice } from '../../../../openapi/contract/care/safety/allergies.js';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { buildSafetyRule } from '../testing/officeBuilders';
import { renderConsole } from '../testing/renderConsole';

const rule = buildSafetyRule();
const builtIn = buildSafetyRule({
  id: 'b'.repeat(24),
  title: 'Warfarin with metronidazole',
  second: 'substance:metronidazole',
  source: 'British National Formulary (BNF) 86',
  date: '2023-09-01',
  builtIn: true,
});
const CHOICES: AllergyChoice[] = [
  { code: 'class:penicillins', kind: 'class', name: 'Penicillins', otherNames: ['penicillin'] },
  { code: 'substance:paracetamol', kind: 'substance', name: 'Paracetamol', otherNames: ['Crocin'] },
  { code: 'substance:warfarin', kind: 'substance', name: 'Warfarin', otherNames: ['Warf'] },
  { code: 'allergen:Peanuts', kind: 'allergen', name: 'Peanuts', otherNames: [] },
];

const handlers = { 'GET /api/v1/allergies/choices': () => CHOICES };

describe('the clinical tables of the console', () => {
  it('list built-in and own entries with source, date and state', async () => {
    const off = buildSafetyRule({ id: 'c'.repeat(24), title: 'Feverol is paracetamol', active: false });
    renderConsole('/admin/safety-rules', fakeProvider({ 'safety-rules': [rule, builtIn, off] }));
    expect(
      await screen.findByRole('row', { name: /Warfarin with cefixime Interaction .* In use/ }),
    ).toBeVisible();
    expect(
      screen.getByRole('row', { name: /metronidazole .*\(BNF\) 86 Fri, 1 Sep 2023 Built in/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Feverol is paracetamol .* Not in use/ })).toBeVisible();
    expect(screen.getByText(/The tables are not complete/)).toBeVisible();
  });

  it('add an entry with the fields of its kind, found by any name of a substance', async () => {
    const create = jest.fn(() => Promise.resolve({ data: rule }));
    const { user } = renderConsole(
      '/admin/safety-rules/create',
      fakeProvider({ 'safety-rules': [rule] }, { create: create as never }),
      { handlers },
    );
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose the first substance or class.')).toBeVisible();
    expect(screen.getByText('Enter the source.')).toBeVisible();
    expect(create).not.toHaveBeenCalled();

    await user.click(screen.getByLabelText(/^Kind/));
    await user.click(await screen.findByRole('option', { name: 'Other name or brand' }));
    await fill(user, await screen.findByLabelText(/^Name or brand/), 'Feverol');
    await user.type(screen.getByLabelText(/^Substances/), 'crocin');
    await user.click(await screen.findByRole('option', { name: 'Paracetamol' }));
    await fill(user, screen.getByLabelText(/^Source/), 'Drug committee');
    await fill(user, screen.getByLabelText(/^Date of the source/), '01/11/2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Added successfully')).toBeVisible();
    expect(create).toHaveBeenCalledWith('safety-rules', {
      data: {
        kind: 'name',
        name: 'Feverol',
        substances: ['substance:paracetamol'],
        source: 'Drug committee',
        date: '2026-11-01',
        active: true,
      },
    });
  });

  it('change an entry with the version that was read, and empty a field', async () => {
    const update = jest.fn(() => Promise.resolve({ data: rule }));
    const { user } = renderConsole(
      `/admin/safety-rules/${rule.id}`,
      fakeProvider({ 'safety-rules': [rule] }, { update: update as never }),
      { handlers },
    );
    await user.clear(await screen.findByLabelText(/^What to do/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeVisible();
    const [, { data }] = update.mock.calls[0] as unknown as [string, { data: object }];
    expect(data).toMatchObject({ action: null, effect: 'Bleeding.', version: 1 });
    expect(Object.keys(data)).not.toContain('maxValue');
  });

  it('show a built-in entry without a form', async () => {
    renderConsole(`/admin/safety-rules/${builtIn.id}`, fakeProvider({ 'safety-rules': [builtIn] }));
    expect(await screen.findByRole('heading', { level: 1, name: builtIn.title })).toBeVisible();
    expect(screen.getByText(/Built-in entries cannot be changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText('Fri, 1 Sep 2023')).toBeVisible();
  });
});
