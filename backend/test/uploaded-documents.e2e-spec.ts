import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { StoredFile } from '../src/files/file.schema.js';
import { PDF, link, prescribe, upload } from './support/care.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { picture } from './support/shop.js';

const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
const EVIL = Buffer.from(
  PDF.toString().replace('/Catalog', '/Catalog/OpenAction<</S/J#61vaScript/JS(app.alert\\(1\\))>>'),
);
const EICAR = 'X5O!P%@AP[4';

/** Speaks clamd's INSTREAM and stores what it was sent. */
class StandIn {
  readonly seen: Buffer[] = [];
  answer = (file: Buffer): string | null =>
    file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.serve(socket));

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket.on('error', () => undefined));
    let got = Buffer.alloc(0);
    socket.on('data', (part) => {
      got = Buffer.concat([got, part]);
      const file = fileIn(got);
      if (!file) return;
      this.seen.push(file);
      const answer = this.answer(file);
      if (answer !== null) socket.end(answer);
    });
  }
}

/** The file of a whole INSTREAM, else null. */
function fileIn(sent: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (sent.subarray(0, command.length).toString() !== command) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

describe('Uploaded documents', () => {
  const clamd = new StandIn();
  let portal: Portal;
  let patient: Client;
  let doctor: Client;

  beforeAll(async () => {
    const port = await clamd.listen();
    portal = await startPortal('uploaded_documents', { CLAMD_ADDRESS: `127.0.0.1:${port}` });
    patient = await addPatient(portal);
    doctor = await addDoctor(portal);
    await link(portal, patient, doctor);
  });
  afterAll(async () => {
    await portal.close();
    await clamd.close();
  });

  const stored = () => portal.model<StoredFile>(StoredFile).countDocuments();
  const askWith = (bytes: Buffer) =>
    patient.post(
      '/api/appointments/create',
      form(
        { patientId: patient.userId, speciality: 'Cardiology' },
        { field: 'idCard', bytes, type: 'application/pdf' },
      ),
    );

  it('is refused with a script in them, at their field, and leaves nothing', async () => {
    const before = await stored();
    const seen = clamd.seen.length;
    for (const [field, answer] of [
      ['file', await upload(patient, {}, EVIL)],
      ['idCard', await askWith(EVIL)],
    ] as const) {
      expectFailure(answer, { status: 422, code: 'DOCUMENT_UNSAFE' });
      expect(answer.body.errors).toEqual({
        [field]:
          'This PDF contains scripts, which is not accepted. Print it to a new PDF, or send a picture of it.',
      });
    }
    expect([await stored(), clamd.seen.length]).toEqual([before, seen]);
  });

  it('is taken as the portal makes them itself, with letters and links', async () => {
    const { pdfUrl } = (await prescribe(portal, doctor, patient)).body;
    const paper = await fetch(`${portal.url}${pdfUrl}`);
    expect((await upload(patient, {}, Buffer.from(await paper.arrayBuffer()))).status).toBe(201);
  });

  it('is served so that they can load and starts nothing', async () => {
    const urlOf = async (bytes: Buffer) => (await upload(patient, {}, bytes)).body.file!.url;
    const { body } = await askWith(PDF);
    const { idCard } = (await patient.get(`/api/v1/appointments/${body.value.id}`)).body as {
      idCard: string;
    };
    for (const address of [await urlOf(PDF), await urlOf(await picture('png', 40)), idCard]) {
      const { status, headers } = await fetch(`${portal.url}${address}`);
      const said = ['content-security-policy', 'x-content-type-options'].map((name) => headers.get(name));
      expect([status, ...said]).toEqual([200, SANDBOX, 'nosniff']);
    }
  });

  it('is shown to the scanner as they came', async () => {
    const bytes = await picture('png', 41);
    for (const one of [PDF, bytes]) expect((await upload(patient, {}, one)).status).toBe(201);
    expect((await askWith(PDF)).status).toBe(201);
    expect(clamd.seen.slice(-3).map((file) => file.toString('base64'))).toEqual(
      [PDF, bytes, PDF].map((file) => file.toString('base64')),
    );
  });

  it('is refused when it finds something, and leaves nothing', async () => {
    const before = await stored();
    const infected = Buffer.from(PDF.toString().replace('xref', `%${EICAR}\nxref`));
    for (const [field, answer] of [
      ['file', await upload(patient, {}, infected)],
      ['idCard', await askWith(infected)],
    ] as const) {
      expectFailure(answer, { status: 422, code: 'DOCUMENT_UNSAFE' });
      expect(answer.body.errors).toEqual({
        [field]: 'This file contains a virus. It was not saved.',
      });
    }
    expect(await stored()).toBe(before);
  });

  it.each<[string, string]>([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['half a verdict', 'stream: O'],
    ['nothing', ''],
    ['something else', `${'HTTP/1.1 200 OK '.repeat(200)}\0`],
  ])('waits while it gives no verdict but %s', async (_name, answer) => {
    const before = await stored();
    const usual = clamd.answer;
    clamd.answer = () => answer;
    const refused = await upload(patient, {}, PDF);
    clamd.answer = usual;
    expectFailure(refused, { status: 503, code: 'SCANNER_UNAVAILABLE' });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await stored()).toBe(before);
  });

  it('waits no longer than ten seconds for it', async () => {
    const usual = clamd.answer;
    clamd.answer = () => null;
    const began = performance.now();
    const refused = await upload(patient, {}, PDF);
    clamd.answer = usual;
    expectFailure(refused, { status: 503, code: 'SCANNER_UNAVAILABLE' });
    expect(performance.now() - began).toBeLessThan(14_000);
  }, 30_000);

  it('refuses documents while it is down; pictures and everything else continue', async () => {
    await clamd.close();
    expectFailure(await upload(patient, {}, PDF), { status: 503, code: 'SCANNER_UNAVAILABLE' });
    const image = form({}, { field: 'image', bytes: await picture('png', 40), type: 'image/png' });
    expect((await patient.put('/api/v1/me/picture', image)).status).toBe(200);
    expect((await patient.get('/api/v1/records')).status).toBe(200);
  });
});
