import { act, screen, waitFor, within } from '@testing-library/react';
import type { RecordTrend } from '../../../openapi/contract/care/trends.js';
import { buildRecord, buildSummary, patientFrame } from '../test/careBuilders';
import { type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';

const LIST = 'GET /api/v1/records';
const SUMMARY = 'GET /api/v1/records/summary';
const REMOVE = 'DELETE /api/v1/records/{id}';
const RECORDS = '/patientlogin/patient-records';

const recordsApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ ...patientFrame, [SUMMARY]: () => buildSummary(), [LIST]: () => [], ...more });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

const hba1c: RecordTrend = {
  kind: 'lab',
  name: 'HbA1c',
  unit: '%',
  loinc: null,
  unitKnown: true,
  low: 4,
  high: 5.6,
  points: [
    { date: '2026-08-01', at: '2026-08-01T06:00:00.000Z', value: 7.8 },
    { date: '2026-11-01', at: '2026-11-01T06:00:00.000Z', value: 6.4 },
  ],
};
const letter = buildRecord({
  kind: 'document',
  title: 'Discharge letter',
  authorType: 'patient',
  text: null,
  canRemove: true,
  file: {
    name: 'letter.pdf',
    contentType: 'application/pdf',
    size: 317_440,
    url: '/api/v1/records/x/file?s=1',
  },
});

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

describe('overview', () => {
  it('shows diagnoses, the newest vital signs with their range, and a chart with its values', async () => {
    const recordedAt = '2026-11-16T05:00:00.000Z';
    recordsApi({
      [SUMMARY]: () =>
        buildSummary({
          diagnoses: [
            {
              id: 'd1',
              title: 'Type 2 diabetes',
              text: 'Diet.',
              recordedAt,
              authorName: 'Dr. A',
              resolved: null,
            },
          ],
          latestVitals: [
            {
              vital: 'pulse',
              name: 'Pulse',
              value: 112,
              unit: '/min',
              low: 60,
              high: 100,
              flag: 'high',
              notCompared: null,
              recordedAt,
            },
          ],
          trends: [{ ...hba1c, kind: 'vital', name: 'Pulse', unit: '/min', low: 60, high: 100 }, hba1c],
        }),
    });
    renderApp(RECORDS);
    const diagnoses = await section('Diagnosis summary');
    expect(diagnoses.getByText('Type 2 diabetes')).toBeInTheDocument();
    expect(diagnoses.getByText('Mon, 16 Nov 2026, Dr. A')).toBeInTheDocument();
    const tile = within(screen.getByRole('list', { name: 'Latest vital signs' }));
    expect(tile.getByText('112 /min')).toBeInTheDocument();
    expect(tile.getByText('High')).toBeInTheDocument();
    expect(tile.getByText('Usual: 60 to 100')).toBeInTheDocument();
    const pulse = await section('Pulse');
    expect(await pulse.findByText('Lines of Pulse')).toBeInTheDocument();
    const rows = within(pulse.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DatePulse, /min',
      'Sun, 1 Nov 20266.4',
      'Sat, 1 Aug 20267.8',
    ]);
    expect(screen.queryByText('Lines of HbA1c')).not.toBeInTheDocument();
  });

  it('says what to do without any', async () => {
    recordsApi();
    renderApp(RECORDS);
    expect(await screen.findByText(/No vital signs or diagnoses yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a doctor' })).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    const api = recordsApi({ [SUMMARY]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
    const { user } = renderApp(RECORDS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
    api.set(SUMMARY, () => buildSummary());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No vital signs/)).toBeInTheDocument();
  });
});

it('shows reports with range and flag, and repeated tests as charts', async () => {
  const api = recordsApi({
    [SUMMARY]: () => buildSummary({ trends: [hba1c] }),
    [LIST]: () => [
      buildRecord({
        kind: 'report',
        title: 'HbA1c',
        authorType: 'laboratory',
        authorName: 'Laboratory',
        text: null,
        labBookingId: 'l1',
        results: [
          { name: 'HbA1c', value: 6.4, unit: '%', low: 4, high: 5.6, flag: 'high', notCompared: null },
          {
            name: 'Ketones',
            value: 'Negative',
            unit: '',
            low: null,
            high: null,
            flag: null,
            notCompared: 'noRange' as const,
          },
        ],
      }),
    ],
  });
  const { user, path } = renderApp(RECORDS);
  await user.click(await screen.findByRole('tab', { name: 'Reports' }));
  await waitFor(() => expect(path()).toBe(`${RECORDS}?show=reports`));
  const results = within(await screen.findByRole('list', { name: 'Results' }));
  const [high, words] = results.getAllByRole('listitem');
  expect(high).toHaveTextContent('HbA1c6.4 %Usual: 4 to 5.6High');
  expect(words).toHaveTextContent(/^KetonesNegative Not compared: no reference range$/);
  expect(JSON.parse(api.callsOf(LIST)[0]?.query.get('filter') ?? '')).toEqual({ kind: 'report' });
  expect(screen.getByRole('link', { name: 'Lab booking and PDF of HbA1c' })).toHaveAttribute(
    'href',
    '/patientlogin/lab-bookings',
  );
  expect(await (await section('Repeated tests')).findByText('Lines of HbA1c')).toBeInTheDocument();
});

it("shows doctors' notes at their address, older ones on demand", async () => {
  const page = Array.from({ length: 20 }, (_, index) =>
    buildRecord({ _id: `n${index}`, title: `Note ${index}` }),
  );
  const api = recordsApi({
    [LIST]: ({ query }: FakeCall) =>
      query.get('range') === '[0,19]' ? page : [buildRecord({ _id: 'old', title: 'The oldest note' })],
  });
  const { user } = renderApp(`${RECORDS}?show=notes`);
  expect(await screen.findByText('Note 19')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('The oldest note')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
  expect(api.callsOf(LIST)).toHaveLength(2);
});

describe('documents', () => {
  it('opens a document, and removes an own one after asking', async () => {
    const api = recordsApi({ [LIST]: () => [letter] });
    api.set(REMOVE, () => {
      api.set(LIST, () => []);
      return letter;
    });
    const { user } = renderApp(`${RECORDS}?show=documents`);
    const link = await screen.findByRole('link', { name: 'Open Discharge letter' });
    expect(link).toHaveAttribute('href', letter.file?.url);
    expect(screen.getByText('PDF, 310 KB')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Discharge letter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this document?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Discharge letter has been removed.')).toBeInTheDocument();
    expect(await screen.findByText(/No documents yet/)).toBeInTheDocument();
    expect(api.callsOf(REMOVE)[0]?.params.id).toBe(letter._id);
  });

  it('does not offer to remove another person’s record', async () => {
    recordsApi({ [LIST]: () => [{ ...letter, canRemove: false, authorType: 'doctor' }] });
    renderApp(`${RECORDS}?show=documents`);
    expect(await screen.findByRole('link', { name: 'Open Discharge letter' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });
});

/** Replaces XMLHttpRequest, which reports the upload progress. */
class FakeUpload {
  static sent: FakeUpload[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Headers();
  path = '';
  form: FormData | null = null;
  status = 0;
  responseText = '';
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.form = form;
    FakeUpload.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

describe('uploading', () => {
  const original = globalThis.XMLHttpRequest;
  beforeEach(() => {
    FakeUpload.sent = [];
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  });
  afterEach(() => Object.assign(globalThis, { XMLHttpRequest: original }));
  const pdf = new File(['%PDF-1.4'], 'Blood test.pdf', { type: 'application/pdf' });

  async function openDialog() {
    const api = recordsApi();
    const { user } = renderApp(`${RECORDS}?show=documents`);
    await user.click(await screen.findByRole('button', { name: 'Upload a document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload a document' }));
    return { api, user, dialog };
  }
  async function start() {
    const app = await openDialog();
    await app.user.upload(app.dialog.getByLabelText('Choose a file'), pdf);
    await app.user.click(app.dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    const call = FakeUpload.sent[0];
    if (!call) throw new Error('Nothing was sent.');
    return { ...app, call };
  }

  it('takes the title from the name, shows how much is sent, and lists the document', async () => {
    const { api, dialog, call } = await start();
    expect(call.path).toMatch(/\/api\/v1\/records\/documents$/);
    expect(call.headers.get('Authorization')).toBe('Bearer token-of-patient');
    expect(call.form?.get('title')).toBe('Blood test');
    expect(call.form?.has('date')).toBe(false);
    expect(call.form?.get('file')).toBeInstanceOf(File);
    act(() => call.upload.onprogress?.({ loaded: 40, total: 100 }));
    expect(await dialog.findByText('40 % sent')).toBeInTheDocument();
    expect(dialog.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    api.set(LIST, () => [{ ...letter, title: 'Blood test' }]);
    act(() => call.answer(201, letter));
    expect(await screen.findByText('Blood test has been uploaded.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Open Blood test' })).toBeInTheDocument();
  });

  it('says at the file why it is refused', async () => {
    const { dialog, call } = await start();
    const body = { error: 'No.', code: 'UNSUPPORTED', errors: { file: 'This is not a PDF or a picture.' } };
    act(() => call.answer(415, body));
    expect(await dialog.findByText('This is not a PDF or a picture.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  it('says that the hospital was not reached, and repeats with the same key', async () => {
    const { user, dialog, call } = await start();
    act(() => call.onerror?.());
    expect(await dialog.findByRole('alert')).toHaveTextContent('The hospital cannot be reached.');
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
    const keys = FakeUpload.sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('stops on demand', async () => {
    const { user, dialog, call } = await start();
    await user.click(dialog.getByRole('button', { name: 'Stop the upload' }));
    expect(call.isAborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for a file and a title, and refuses 6 MiB at once', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Title'), 'Scan');
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByText('Choose a file.')).toBeInTheDocument();
    const big = new File([new Uint8Array(6 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText('Choose a file'), big);
    expect(await dialog.findByText('Choose a file of at most 5 MB.')).toBeInTheDocument();
    await user.upload(dialog.getByLabelText('Choose a file'), pdf);
    await user.clear(dialog.getByLabelText('Title'));
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByText('Enter a title.')).toBeInTheDocument();
    expect(FakeUpload.sent).toHaveLength(0);
  });
});
