import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { createQueryClient } from '../api/queryClient';
import { takeOver } from '../common/browser/takeOver';
import { fakeApi } from '../test/fakeApi';
import { freshBrowser } from '../test/renderApp';
import type { VisitFields } from './draft/visitDraft';
import { SuggestedTests, type SuggestedTestsProps } from './SuggestedTests';
import { TestsSection } from './TestsSection';

const HBA1C = { _id: '00000000000000000000c001', testName: 'HbA1c' };
type Suggestions = ComponentType<SuggestedTestsProps>;

/** The section of a visit for which these tests are asked already. */
function open(load: () => Promise<Suggestions>, labTests: VisitFields['labTests'] = []) {
  fakeApi({ 'GET /lab': () => ({ msg: 'success', value: [HBA1C] }) });
  const suggestions = takeOver(load);
  const onAsk = jest.fn();
  function Page() {
    const form = useForm<VisitFields>({ defaultValues: { note: '', diagnosis: '', labTests } });
    return (
      <form onSubmit={(event) => void form.handleSubmit((fields) => onAsk(fields.labTests))(event)}>
        <TestsSection form={form} suggestions={suggestions} />
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

it('should keep text, focus and caret when the suggestions come while somebody types', async () => {
  let come: (suggestions: Suggestions) => void = () => undefined;
  const onAsk = open(() => new Promise((resolve) => (come = resolve)));
  const plain = field();
  act(() => plain.focus());
  fireEvent.change(plain, { target: { value: 'HbA1' } });
  plain.setSelectionRange(2, 2);
  act(() => come(SuggestedTests));
  const suggesting = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Lab tests' });
  expect(suggesting).not.toBe(plain);
  expect(suggesting).toHaveValue('HbA1');
  expect(suggesting).toHaveFocus();
  expect(suggesting.selectionStart).toBe(2);
  fireEvent.keyDown(suggesting, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('option', { name: 'HbA1c' }));
  expect(suggesting).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onAsk).toHaveBeenCalledWith([HBA1C]));
});

it('should name the tests of a draft where the suggestions cannot be loaded, and seem to take no other', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(
    jest
      .fn(async () => SuggestedTests)
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline')),
    [HBA1C],
  );
  await screen.findByText(/^Asked for: HbA1c\. The list of tests could not be loaded/);
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'Lipids' } });
  await screen.findByText(/could not be loaded/);
  act(() => field().blur());
  expect(field()).toHaveValue('');
  expect(warn).toHaveBeenCalledTimes(2);
  act(() => field().focus());
  expect(await screen.findByRole('combobox', { name: 'Lab tests' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'HbA1c' })).toBeInTheDocument();
});
