import { screen, within } from '@testing-library/react';
import type { PossibleDuplicate } from '../../../../openapi/contract/people/identity/duplicates.js';
import { PATIENT_ID } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const OTHER_ID = '00000000000000000000b777';
const record = (id: string, fullName: string) => ({
  ...{
    id,
    fullName,
    mobile: '+919812345678',
    hospitalNumber: '100000016',
    dob: '1990-05-17',
    dobEstimated: false,
  },
  gender: 'female' as const,
});
const pair: PossibleDuplicate = {
  ...{ _id: '00000000000000000000d111', id: '00000000000000000000d111', state: 'open', score: 85 },
  reasons: ['mobile', 'name'],
  records: [record(PATIENT_ID, 'Asha Rao'), record(OTHER_ID, 'Rao Asha')],
  decided: null,
};
const decided = { at: '2026-11-20T06:00:00.000Z', by: 'Demo Admin' };
const rows = (one: PossibleDuplicate) => ({ duplicates: [one], patients: [], 'audit-events': [] });

it('lists pairs with reasons and score, and leads to the comparison', async () => {
  const provider = fakeProvider(rows(pair));
  const getList = jest.spyOn(provider, 'getList');
  renderConsole('/admin/duplicates', provider);
  const compare = await screen.findByRole('link', { name: 'Compare Asha Rao and Rao Asha' });
  expect(compare).toHaveAttribute(
    'href',
    expect.stringContaining(`/admin/merges/create?keptId=${PATIENT_ID}&mergedId=${OTHER_ID}`),
  );
  expect(screen.getByText('phone number, similar name')).toBeInTheDocument();
  expect(screen.getByText('85')).toBeInTheDocument();
  expect(getList).toHaveBeenCalledWith(
    'duplicates',
    expect.objectContaining({ filter: { state: 'open' }, sort: { field: 'score', order: 'DESC' } }),
  );
});

it('states after a question that the two are not the same person', async () => {
  const act = jest.fn(() => Promise.resolve({ data: { ...pair, state: 'different', decided } }));
  const { user } = renderConsole('/admin/duplicates', fakeProvider(rows(pair), { act }));
  const name = 'Not the same person: Asha Rao and Rao Asha';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name: 'Are Asha Rao and Rao Asha two people?' }));
  await user.click(dialog.getByRole('button', { name: 'Not the same person' }));
  expect(await screen.findByText('The pair is not listed any more.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('duplicates', pair.id, 'not-same');
});

it('shows who stated that they are two people, and lists them again', async () => {
  const act = jest.fn(() => Promise.resolve({ data: pair }));
  const different: PossibleDuplicate = { ...pair, state: 'different', decided };
  const { user } = renderConsole(
    `/admin/duplicates?filter=${encodeURIComponent(JSON.stringify({ state: 'different' }))}`,
    fakeProvider(rows(different), { act }),
  );
  expect(await screen.findByText(/Two people, says Demo Admin, .*20 Nov/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'List again: Asha Rao and Rao Asha' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'List again' }));
  expect(await screen.findByText('The pair is listed again.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('duplicates', pair.id, 'reopen');
});
