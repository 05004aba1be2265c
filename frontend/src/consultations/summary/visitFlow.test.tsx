import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { APPOINTMENT_ID, PATIENT_ID, buildAppointment } from '../../test/builders';
import { buildAllergy, buildPrescription, buildRecord } from '../../test/careBuilders';
import { refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { SAVE, VISIT_PATH, buildWritten, visitServer } from '../testing/visitServer';

const QUEUE = 'GET /api/v1/queue/{doctorId}/visits';
const CALL_IN = 'POST /api/v1/appointments/{id}/call-in';
const RECORDS = 'GET /api/v1/records';
const NEXT_ID = '00000000000000000000b999';

const waiting = (_id: string, fullName: string, token: number) =>
  buildAppointment({
    _id,
    status: 'accepted',
    patientId: { _id: PATIENT_ID, fullName },
    attendance: { state: 'arrived', token, arrivedAt: null, calledAt: null, startedAt: null },
  });

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

async function open() {
  const app = renderApp(VISIT_PATH);
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  return app;
}
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: text } });

it('shows how far a requested test is, with a link to its results', async () => {
  const test = { kind: 'labTest', title: 'TSH', labRequestStatus: 'reported' } as const;
  visitServer({ written: [buildWritten({ ...test, labProgress: 'preliminary' })] });
  await open();
  expect(await screen.findByText('Test: TSH (preliminary report)')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: "Results in the patient's records" })).toHaveAttribute(
    'href',
    `/doctor-login/doctor-records?patient=${PATIENT_ID}`,
  );
});

describe('after the visit', () => {
  it('saves, completes and calls the next patient in with one press', async () => {
    const api = visitServer(
      {},
      {
        // This visit's own notification arrived without being requested.
        [QUEUE]: () => [waiting(APPOINTMENT_ID, 'Asha Rao', 1), waiting(NEXT_ID, 'Bela Shah', 2)],
        [CALL_IN]: () => waiting(NEXT_ID, 'Bela Shah', 2),
      },
    );
    const { user, path } = await open();
    expect(await screen.findByText('Next: Token 2, Bela Shah')).toBeInTheDocument();
    write('Feels well.');
    await user.click(screen.getByRole('button', { name: 'Save, complete and call next' }));
    await waitFor(() => expect(path()).toBe(`/doctor-login/visit/${NEXT_ID}`));
    expect(api.callsOf(SAVE)[0]?.body).toMatchObject({ note: 'Feels well.', complete: true });
    expect(api.callsOf(CALL_IN).map(({ params }) => params.id)).toEqual([NEXT_ID]);
  });

  it('does not call anyone when the save was refused', async () => {
    const api = visitServer(
      {},
      {
        [QUEUE]: () => [waiting(NEXT_ID, 'Bela Shah', 2)],
        [SAVE]: () => refusal(409, 'WRONG_STATE', 'This appointment has been cancelled.'),
      },
    );
    const { user } = await open();
    write('Feels well.');
    await user.click(await screen.findByRole('button', { name: 'Save, complete and call next' }));
    expect(await screen.findByText(/This appointment has been cancelled\./)).toBeInTheDocument();
    expect(api.callsOf(CALL_IN)).toEqual([]);
  });

  it('shows the documentation, printable, with a link to the next patient', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const note = buildRecord({ id: 'b1', kind: 'note', title: 'Note', text: 'No chest pain.' });
    const api = visitServer({}, { [CALL_IN]: () => waiting(NEXT_ID, 'Bela Shah', 2) });
    const { user, path } = await open();
    write('No chest pain.');
    api.set(RECORDS, () => [note]);
    api.set(QUEUE, () => [waiting(NEXT_ID, 'Bela Shah', 2)]);
    await user.click(screen.getByRole('button', { name: 'Save and complete' }));
    const focused = await screen.findByRole('heading', { name: 'Visit completed' });
    await waitFor(() => expect(focused).toHaveFocus());
    expect(await screen.findByText('No chest pain.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
    await user.click(await screen.findByRole('button', { name: 'Call next: Token 2, Bela Shah' }));
    await waitFor(() => expect(path()).toBe(`/doctor-login/visit/${NEXT_ID}`));
  });

  it('leads back to the day when no one waits, and to the form for more', async () => {
    visitServer({ written: [buildWritten()] });
    const { user } = await open();
    expect(screen.queryByRole('button', { name: /call next/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save and complete' }));
    expect(await screen.findByRole('link', { name: 'Back to Today' })).toHaveAttribute(
      'href',
      '/doctor-login/today',
    );
    await user.click(screen.getByRole('button', { name: 'Write more' }));
    expect(await screen.findByRole('textbox', { name: 'Note' })).toBeInTheDocument();
  });
});

describe('the data beside the form', () => {
  const aside = async () => within(await screen.findByRole('complementary', { name: 'About the patient' }));

  it('says of each part that none is recorded', async () => {
    visitServer();
    await open();
    await waitFor(async () => expect((await aside()).getAllByText('None recorded')).toHaveLength(4));
    expect((await aside()).getByText(/^Nothing is recorded yet/)).toBeInTheDocument();
  });

  it('shows allergies, medicines that are taken now, vital signs, diagnoses and the last note', async () => {
    const api = visitServer(
      {},
      {
        'GET /api/v1/allergies': () => [buildAllergy()],
        'GET /api/v1/prescriptions': () => [
          buildPrescription(),
          buildPrescription({
            status: 'ended',
            medicines: [{ ...buildPrescription().medicines[0], name: 'Amoxicillin' }],
          }),
        ],
        'GET /api/v1/records/summary': () => ({
          latestVitals: [
            {
              ...{ vital: 'pulse', name: 'Pulse', value: 104, unit: '/min', low: 60, high: 100 },
              flag: 'high',
              notCompared: null,
              recordedAt: '2026-11-20T05:00:00.000Z',
            },
          ],
          diagnoses: [
            {
              ...{ id: 'd1', title: 'Type 2 diabetes', text: null, authorName: 'Dr. A' },
              recordedAt: '2026-11-20T05:00:00.000Z',
            },
          ],
          trends: [],
        }),
        [RECORDS]: () => [buildRecord({ kind: 'note', text: 'Come again in a month.' })],
      },
    );
    await open();
    const known = await aside();
    expect(known.getByText('Penicillins')).toBeInTheDocument();
    expect(known.getByText('Severe')).toBeInTheDocument();
    expect(await known.findByText('Metformin 500 mg')).toBeInTheDocument();
    expect(known.queryByText('Amoxicillin')).toBeNull();
    expect(await known.findByText('104 /min')).toBeInTheDocument();
    expect(known.getByText('Type 2 diabetes')).toBeInTheDocument();
    expect(await known.findByText('Come again in a month.')).toBeInTheDocument();
    const filters = api.callsOf(RECORDS).map(({ query }) => query.get('filter'));
    expect(filters).toEqual([JSON.stringify({ patientId: PATIENT_ID, kind: 'note', enteredInError: false })]);
  });
});
