import { readDosage } from '../../../openapi/contract/care/dosage/read-dosage.js';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { KeepDraft } from '../../../openapi/contract/care/consultations.js';
import { session } from '../auth/session';
import { refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import {
  SAVE_DRAFT,
  SAVE,
  VISIT_PATH,
  buildConsultation,
  buildDraft,
  buildWritten,
  visitServer,
} from './testing/visitServer';

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

const open = async () => {
  const { user } = renderApp(VISIT_PATH);
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  return user;
};
const note = () => screen.getByLabelText('Note');
const button = (name: string) => screen.getByRole('button', { name });
const kept = () => screen.findByText(/^Draft saved, /, {}, { timeout: 15_000 });
const stored = () => sessionStorage.getItem('visitDrafts');

describe('saving', () => {
  it('includes input during a draft request, as the same tab', async () => {
    const api = visitServer();
    let arrive: () => void;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    api.set(SAVE_DRAFT, async ({ body }) => {
      await held;
      const { version, draft } = body as KeepDraft;
      return buildConsultation({ version: version + 1, draft, draftAt: '2026-11-20T05:00:00.000Z' });
    });
    api.set(SAVE, () => buildConsultation({ version: 4 }));
    await open();
    fireEvent.change(note(), { target: { value: 'Feels' } });
    await act(() => window.dispatchEvent(new Event('online')));
    fireEvent.click(button('Save'));
    await waitFor(() => expect(button('Save')).toBeDisabled());
    fireEvent.change(note(), { target: { value: 'Feels well.' } });
    fireEvent.click(button('Save'));
    arrive!();
    expect(await screen.findByText('Saved. The patient has been notified.')).toBeInTheDocument();
    expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([{ version: 3, note: 'Feels well.' }]);
    expect(screen.queryByText(/another tab/)).toBeNull();
  });

  it('disables the fields during a save', async () => {
    const api = visitServer();
    let arrive: () => void;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    api.set(SAVE, async () => {
      await held;
      return buildConsultation({ version: 4 });
    });
    await open();
    fireEvent.change(note(), { target: { value: 'Feels well.' } });
    expect(note().closest('[inert]')).toBeNull();
    fireEvent.click(button('Save'));
    await waitFor(() => expect(note().closest('[inert]')).not.toBeNull());
    arrive!();
    expect(await screen.findByText('Saved. The patient has been notified.')).toBeInTheDocument();
    expect(note().closest('[inert]')).toBeNull();
    expect(note()).toHaveValue('');
  });

  it('sends everything with one call, says so, and empties the forms', async () => {
    const api = visitServer();
    const user = await open();
    fireEvent.change(note(), { target: { value: 'Feels well.' } });
    fireEvent.change(screen.getByLabelText('Diagnosis'), { target: { value: 'Type 2 diabetes' } });
    fireEvent.change(screen.getByLabelText('Pulse (/min)'), { target: { value: '72' } });
    fireEvent.change(screen.getByLabelText('Symptoms'), { target: { value: 'Thirst.' } });
    const medicine = within(screen.getByRole('group', { name: 'Medicine 1' }));
    for (const [label, value] of [
      [/^Medicine name/, 'Metformin'],
      [/^Dosage/, '1 tablet'],
      [/^Frequency/, '1-0-1'],
      [/^Duration/, '5 days'],
    ] as const)
      fireEvent.change(medicine.getByLabelText(label), { target: { value } });
    await user.click(screen.getByLabelText('Lab tests'));
    await user.click(await screen.findByRole('option', { name: 'HbA1c' }));
    await user.click(screen.getByLabelText('Book a follow-up visit'));
    await user.click(await screen.findByRole('radio', { name: '10:00 AM' }));
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'See the sugar.' } });
    await user.click(button('Save'));
    expect(await screen.findByText('Saved. The patient has been notified.')).toBeInTheDocument();
    expect(api.callsOf(SAVE)).toHaveLength(1);
    const typed = { name: 'Metformin', dosage: '1 tablet', frequency: '1-0-1', duration: '5 days' };
    expect(api.callsOf(SAVE)[0]?.body).toEqual({
      version: expect.any(Number),
      note: 'Feels well.',
      diagnosis: 'Type 2 diabetes',
      vitals: { pulse: 72 },
      prescription: {
        age: 36,
        gender: 'female',
        contact: '+919812345678',
        symptoms: 'Thirst.',
        medicines: [{ ...typed, dosages: readDosage(typed) }],
        askDuplicates: true,
      },
      labTestIds: ['00000000000000000000c001'],
      followUp: { date: '2099-12-01', time: '10:00', reason: 'See the sugar.' },
    });
    expect(note()).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Saved so far' })).toHaveTextContent('Note');
    expect(stored()).toBeNull();
  });

  it('shows errors of the contract and the server at their fields, and keeps the input', async () => {
    visitServer(
      {},
      {
        [SAVE]: () =>
          refusal(422, 'UNACCEPTABLE', 'Not so long.', {
            'prescription.medicines.0.duration': 'Prescribe for at most two years.',
          }),
      },
    );
    const user = await open();
    await user.click(button('Save'));
    expect(await screen.findByText('There is nothing to save yet.')).toBeInTheDocument();
    fireEvent.change(note(), { target: { value: 'Feels well.' } });
    fireEvent.change(screen.getByLabelText('Pulse (/min)'), { target: { value: '900' } });
    await user.click(button('Save'));
    expect(await screen.findByText(/^Pulse must be between 20 and 300/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Pulse (/min)')).toHaveFocus());
    fireEvent.change(screen.getByLabelText('Pulse (/min)'), { target: { value: '72' } });
    await user.click(button('Save'));
    expect(await screen.findByText('Prescribe for at most two years.')).toBeInTheDocument();
    expect(note()).toHaveValue('Feels well.');
  });
});

describe('completing', () => {
  it('asks when nothing has been written, and completes all the same', async () => {
    const api = visitServer();
    const user = await open();
    await user.click(button('Save and complete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete the visit of Asha Rao?' }));
    expect(dialog.getByText('Nothing has been written for this visit yet.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Appointment completed.')).toBeInTheDocument();
    expect(api.callsOf(SAVE)[0]?.body).toEqual({ version: 1, complete: true });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save and complete' })).toBeNull());
  });

  it.each([
    ['is typed', {}, 'Feels well.'],
    ['was saved before', { written: [buildWritten()] }, ''],
  ])('does not ask when something %s', async (_, start, text) => {
    const api = visitServer(start);
    const user = await open();
    if (text) fireEvent.change(note(), { target: { value: text } });
    await user.click(button('Save and complete'));
    expect(await screen.findByText('Appointment completed.')).toBeInTheDocument();
    expect(api.callsOf(SAVE)[0]?.body).toMatchObject({ complete: true });
  });
});

describe('the draft', () => {
  it('is kept on the server, leaves the browser, and is there after a reload', async () => {
    const api = visitServer();
    await open();
    fireEvent.change(note(), { target: { value: 'Feels we' } });
    expect(stored()).toContain('Feels we');
    await kept();
    expect(stored()).toBeNull();
    expect(api.now().draft?.note).toBe('Feels we');
    cleanup();
    await open();
    expect(note()).toHaveValue('Feels we');
  });

  it('stays in the tab without a connection, also over a reload, and is sent when it is back', async () => {
    const api = visitServer();
    const keep = api.now();
    let isCut = true;
    api.set(SAVE_DRAFT, ({ body }) => {
      if (isCut) throw new TypeError('Failed to fetch');
      return { ...keep, ...(body as object), version: 2, draftAt: '2026-11-20T05:00:00.000Z' };
    });
    await open();
    fireEvent.change(note(), { target: { value: 'Feels well.' } });
    expect(await screen.findByText(/^No connection\./, {}, { timeout: 15_000 })).toBeInTheDocument();
    cleanup();
    await open();
    expect(note()).toHaveValue('Feels well.');
    await screen.findByText(/^No connection\./, {}, { timeout: 15_000 });
    isCut = false;
    fireEvent(window, new Event('online'));
    await kept();
    expect(stored()).toBeNull();
  });

  it('does not take its own lost answer for another tab', async () => {
    const api = visitServer();
    let isOffline = true;
    let isStored = false;
    api.set(SAVE_DRAFT, ({ body }) => {
      const { draft, version } = body as { draft: ReturnType<typeof buildDraft>; version: number };
      if (isOffline && isStored) throw new TypeError('Failed to fetch');
      if (version !== api.now().version) return refusal(409, 'EDIT_CONFLICT', 'Changed in another tab.');
      const now = api.otherTab({ draft, draftAt: '2026-11-20T05:00:00.000Z' });
      isStored = true;
      if (isOffline) throw new TypeError('Failed to fetch');
      return now;
    });
    await open();
    fireEvent.change(note(), { target: { value: 'Feels well.' } });
    await screen.findByText(/^No connection\./, {}, { timeout: 15_000 });
    isOffline = false;
    fireEvent(window, new Event('online'));
    await kept();
    expect(screen.queryByText(/another tab/)).toBeNull();
  });

  it.each([
    ['Show the other version', 'Other words.', 'Other words.'],
    ['Keep this version', 'Mine.', 'Mine.'],
  ])('asks which counts when two tabs write: %s', async (answer, shown, ofServer) => {
    const api = visitServer();
    const user = await open();
    api.otherTab({ draft: buildDraft('Other words.') });
    fireEvent.change(note(), { target: { value: 'Mine.' } });
    expect(await screen.findByText(/changed in another tab/, {}, { timeout: 15_000 })).toBeInTheDocument();
    expect(api.now().draft?.note).toBe('Other words.');
    await user.click(button(answer));
    await waitFor(() => expect(screen.queryByText(/changed in another tab/)).toBeNull());
    expect(note()).toHaveValue(shown);
    await waitFor(() => expect(api.now().draft?.note).toBe(ofServer));
  });

  it('is not saved over another tab’s save', async () => {
    const api = visitServer();
    const user = await open();
    api.otherTab({ written: [buildWritten()] });
    fireEvent.change(note(), { target: { value: 'Mine.' } });
    await user.click(button('Save'));
    expect(await screen.findByText(/changed in another tab/)).toBeInTheDocument();
    expect(note()).toHaveValue('Mine.');
  });

  it('is gone from the browser with a logout', async () => {
    const api = visitServer();
    api.set(SAVE_DRAFT, () => refusal(503, 'BUSY', 'Busy.'));
    await open();
    fireEvent.change(note(), { target: { value: 'Feels well.' } });
    expect(stored()).toContain('Feels well.');
    act(() => session.clear());
    expect(stored()).toBeNull();
  });
});
