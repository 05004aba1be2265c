import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { createQueryClient } from '../api/queryClient';
import { fakeApi } from '../test/fakeApi';
import { freshBrowser } from '../test/renderApp';
import type { VisitFields } from './draft/visitDraft';
import { TestsSection } from './TestsSection';

const HBA1C = { _id: '00000000000000000000c001', testName: 'HbA1c' };

/** The visit's section with these tests already requested. */
function open(labTests: VisitFields['labTests'] = [], offered: { sex: string | null } = { sex: null }) {
  fakeApi({ 'GET /lab': () => ({ msg: 'success', value: [{ ...HBA1C, ageFrom: null, ...offered }] }) });
  const onAsk = jest.fn();
  function Page() {
    const form = useForm<VisitFields>({ defaultValues: { note: '', diagnosis: '', labTests } });
    return (
      <form onSubmit={(event) => void form.handleSubmit((fields) => onAsk(fields.labTests))(event)}>
        <TestsSection form={form} person={{ gender: 'male', age: 36 }} />
        <button>Save</button>
      </form>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient(0)}>
      <Page />
    </QueryClientProvider>,
  );
  return onAsk;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Lab tests');

beforeEach(freshBrowser);

it('adds a test that is chosen from the suggestions', async () => {
  const onAsk = open();
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'HbA1' } });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('option', { name: 'HbA1c' }));
  expect(field()).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onAsk).toHaveBeenCalledWith([HBA1C]));
});

it('asks before it adds a test that is offered to the other sex only', async () => {
  const onAsk = open([], { sex: 'female' });
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'HbA1' } });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('option', { name: 'HbA1c' }));
  expect(await screen.findByText(/^HbA1c is offered to women and girls only/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Choose it anyway' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onAsk).toHaveBeenCalledWith([HBA1C]));
});

it('shows the tests of a draft, and drops text that was not chosen from the list', () => {
  open([HBA1C]);
  expect(screen.getByRole('button', { name: 'HbA1c' })).toBeInTheDocument();
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'Lipids' } });
  act(() => field().blur());
  expect(field()).toHaveValue('');
});
