import { screen, within } from '@testing-library/react';
import type { MergeDto, MergePreview } from '../../../../openapi/contract/people/identity/merges.js';
import { PATIENT_ID, buildUser } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const OTHER_ID = '00000000000000000000b777';
const ZERO = {
  ...{ visits: 0, upcomingVisits: 0, records: 0, prescriptions: 0, labBookings: 0, orders: 0 },
  ...{ payments: 0, openPayments: 0, dependants: 0 },
};
const candidate = (id: string, fullName: string, mobile: string) => ({
  ...{
    _id: id,
    id,
    fullName,
    mobile,
    hospitalNumber: '100000016',
    email: null,
    dob: '1990-05-17',
    dobEstimated: false,
  },
  ...{ gender: 'female' as const, address: null, guardians: [], allergies: ['Penicillin'] },
  ...{ counts: { ...ZERO, visits: 3 }, version: 2, createdAt: '2026-11-01T06:00:00.000Z' },
});
const preview: MergePreview = {
  records: [
    candidate(PATIENT_ID, 'Asha Rao', '+919812345678'),
    candidate(OTHER_ID, 'Rao Asha', '+919812345600'),
  ],
  blocked: null,
  conflicts: ['Both have the allergy Penicillin.'],
};
const merge: MergeDto = {
  _id: '00000000000000000000c111',
  id: '00000000000000000000c111',
  kept: { _id: PATIENT_ID, fullName: 'Asha Rao' },
  merged: { _id: OTHER_ID, fullName: 'Rao Asha', hospitalNumber: '100000016' },
  mergedBy: 'Demo Admin',
  mergedAt: '2026-11-20T06:00:00.000Z',
  undoUntil: '2026-12-20T06:00:00.000Z',
  canUndo: true,
  undone: null,
  moved: 12,
};
const asha = buildUser({ _id: PATIENT_ID, id: PATIENT_ID, fullName: 'Asha Rao' });
const rows = { patients: [asha], dependants: [], merges: [], 'audit-events': [] };
const path = `/admin/merges/create?keptId=${PATIENT_ID}&mergedId=${OTHER_ID}`;

it('shows both records, and merges them with the chosen values after a question', async () => {
  const act = jest.fn(() => Promise.resolve({ data: preview }));
  const create = jest.fn(() => Promise.resolve({ data: merge }));
  const { user } = renderConsole(path, fakeProvider(rows, { act, create: create as never }));
  expect(await screen.findByText('Both have the allergy Penicillin.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('patients', PATIENT_ID, 'merge-preview', { mergedId: OTHER_ID });
  await user.click(screen.getByRole('radio', { name: 'Keep Mobile number of +919812345600' }));
  await user.click(screen.getByRole('button', { name: 'Merge the records' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Merge the records of Asha Rao and Rao Asha?' }));
  expect(dialog.getByText(/You can undo this for 30 days/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Merge the records' }));
  expect(await screen.findByText('The records are merged.')).toBeInTheDocument();
  expect(create).toHaveBeenCalledWith('merges', {
    data: {
      ...{ keptId: PATIENT_ID, mergedId: OTHER_ID, fields: { mobile: 'merged' } },
      ...{ keptVersion: 2, mergedVersion: 2 },
    },
  });
});

it('shows an estimated date of birth as an age', async () => {
  const [kept, merged] = preview.records;
  const dob = `${new Date().getFullYear() - 41}-01-01`;
  const records = [kept, { ...merged, dob, dobEstimated: true }];
  renderConsole(path, fakeProvider(rows, { act: () => Promise.resolve({ data: { ...preview, records } }) }));
  expect(await screen.findByText('about 41 years')).toBeInTheDocument();
});

it('keeps the other record on request', async () => {
  const act = jest.fn(() => Promise.resolve({ data: preview }));
  const { user } = renderConsole(path, fakeProvider(rows, { act }));
  await user.click(await screen.findByRole('button', { name: 'Keep the other record' }));
  expect(act).toHaveBeenLastCalledWith('patients', OTHER_ID, 'merge-preview', { mergedId: PATIENT_ID });
});

it('says why two records cannot be merged, and offers no merge', async () => {
  const blocked = { ...preview, blocked: 'The death of one of these patients is recorded.' };
  renderConsole(path, fakeProvider(rows, { act: () => Promise.resolve({ data: blocked }) }));
  expect(await screen.findByText('The death of one of these patients is recorded.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Merge the records' })).not.toBeInTheDocument();
});

it('lists merges and undoes one after a question', async () => {
  const act = jest.fn(() => Promise.resolve({ data: merge }));
  const { user } = renderConsole('/admin/merges', fakeProvider({ ...rows, merges: [merge] }, { act }));
  await user.click(await screen.findByRole('button', { name: 'Undo the merge of Rao Asha' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/What was added since stays with the remaining record/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Undo the merge' }));
  expect(await screen.findByText('The records are separate again.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('merges', merge.id, 'undo');
});
