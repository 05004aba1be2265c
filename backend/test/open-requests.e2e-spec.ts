import sharp from 'sharp';
import { ID_CARD_MAX_BYTES } from '../../openapi/contract/care/appointments.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { FilesService } from '../src/files/files.service.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('Requests to any doctor of a speciality', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let heart: Client;
  let otherHeart: Client;
  let skin: Client;
  let png: Buffer;

  beforeAll(async () => {
    portal = await startPortal('openrequests');
    admin = await addAdmin(portal);
    heart = await addDoctor(portal, 'Dr. Heart');
    otherHeart = await addDoctor(portal, 'Dr. Other Heart');
    skin = await addDoctor(portal, 'Dr. Skin', { speciality: 'Dermatology' });
    const card = sharp({ create: { width: 640, height: 400, channels: 3, background: '#3a7' } });
    png = await card
      .withExif({ IFD0: { Copyright: 'canary of the metadata' } })
      .png()
      .toBuffer();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal, 'Meera Iyer');
  });

  interface Card {
    bytes: Uint8Array;
    type: string;
    name?: string;
  }
  const ask = (fields: Record<string, string | undefined> = {}, card?: Card, who = patient) =>
    who.post(
      '/api/appointments/create',
      form(
        { patientId: who.userId, speciality: 'Cardiology', reason: 'Palpitations at night.', ...fields },
        card && { field: 'idCard', ...card },
      ),
    );
  const read = (who: Client, id: string) => who.get(`/api/v1/appointments/${id}`);
  const accept = (who: Client, id: string, date?: string, time?: string) =>
    who.post(`/api/v1/appointments/${id}/accept`, { appointmentDate: date, appointmentTime: time });
  const pendingOf = async (who: Client) =>
    ((await who.get(`/api/appointments/doctor/${who.userId}`)).body as { id: string }[]).map(({ id }) => id);
  const mine = () => portal.model<Appointment>(Appointment).countDocuments({ patientId: patient.userId });

  it('is seen by the doctors of the speciality only, until one has accepted it', async () => {
    const { body, status } = await ask({ preferredDate: dayFromToday(portal, 5) });
    expect([status, body.msg, body.value.status, body.value.doctorId, body.value.payment]).toEqual([
      201,
      'success',
      'pending',
      null,
      null,
    ]);
    const { id } = body.value as { id: string };
    expect([
      (await pendingOf(heart)).includes(id),
      (await pendingOf(otherHeart)).includes(id),
      (await pendingOf(skin)).includes(id),
    ]).toEqual([true, true, false]);
    expect([(await read(heart, id)).status, (await read(skin, id)).status]).toEqual([200, 404]);
    expect((await accept(skin, id)).status).toBe(404);
    expect((await skin.post(`/api/v1/appointments/${id}/reject`)).status).toBe(404);
    expect((await accept(heart, id)).body.acceptedDoctorId.fullName).toBe('Dr. Heart');
    expect([(await pendingOf(otherHeart)).includes(id), (await read(otherHeart, id)).status]).toEqual([
      false,
      404,
    ]);
    expect((await otherHeart.delete(`/api/appointments/${id}`)).status).toBe(404);
    const late = await accept(otherHeart, id);
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('gets the hour that the doctor chooses, and none that no one has chosen', async () => {
    const doctor = await addDoctor(portal, 'Dr. Busy', { speciality: 'Neurology' });
    const date = dayFromToday(portal, 8);
    await bookVisit(await addPatient(portal), wishFor(portal, doctor, { preferredDate: date }));
    const asked = async () =>
      (await ask({ speciality: 'Neurology', preferredDate: date })).body.value.id as string;
    const dayAlone = await accept(doctor, await asked());
    expect([dayAlone.status, dayAlone.body.appointmentDate, dayAlone.body.appointmentTime]).toEqual([
      200,
      date,
      null,
    ]);
    const id = await asked();
    expect((await accept(doctor, id, undefined, '10:00')).body.code).toBe('SLOT_TAKEN');
    expect((await accept(doctor, id, undefined, '11:00')).body.appointmentTime).toBe('11:00');
    expect((await accept(doctor, await asked(), undefined, '11:00')).body.code).toBe('SLOT_TAKEN');
    // The screen warns of a time or day that the doctor does not offer; the call accepts it.
    expect((await accept(doctor, await asked(), undefined, '19:45')).body.appointmentTime).toBe('19:45');
  });

  it('needs a date from the doctor when the patient named none', async () => {
    const { body } = await ask({ preferredDate: '' });
    expect(body.value.preferredDate).toBeNull();
    expect((await accept(heart, body.value.id)).status).toBe(422);
    expect((await accept(heart, body.value.id, dayFromToday(portal, 15))).status).toBe(200);
  });

  it('cannot be cancelled by a doctor who may only accept it', async () => {
    const { body } = await ask();
    expect((await heart.delete(`/api/appointments/${body.value.id}`)).status).toBe(404);
    expect((await admin.delete(`/api/appointments/${body.value.id}`)).status).toBe(200);
  });

  it('is made for oneself, by a patient, with a speciality and a date that make sense', async () => {
    const other = await addPatient(portal);
    const refused: [Record<string, string | undefined>, number][] = [
      [{ patientId: other.userId }, 403],
      [{ speciality: 'Astrology' }, 400],
      [{ speciality: undefined }, 400],
      [{ preferredDate: dayFromToday(portal, -1) }, 422],
      [{ preferredDate: '2027-02-31' }, 400],
      [{ status: 'accepted' }, 400],
      [{ doctorId: heart.userId }, 400],
      [{ reason: 'x'.repeat(501) }, 400],
    ];
    for (const [fields, status] of refused)
      expect([fields, (await ask(fields)).status]).toEqual([fields, status]);
    expect((await ask({}, undefined, heart)).status).toBe(403);
    expect((await ask({}, undefined, portal.visitor)).status).toBe(401);
    expect(await mine()).toBe(0);
  });

  describe('ID cards', () => {
    const cardOf = async (who: Client, id: string) => (await read(who, id)).body.idCard as string | null;
    const fetchCard = (address: string) => fetch(`${portal.url}${address}`);

    it('encodes a picture again and keeps a PDF unchanged', async () => {
      const picture = await ask({}, { bytes: png, type: 'image/png' });
      const shown = await fetchCard((await cardOf(patient, picture.body.value.id))!);
      expect([
        shown.status,
        shown.headers.get('content-type'),
        shown.headers.get('x-content-type-options'),
      ]).toEqual([200, 'image/webp', 'nosniff']);
      expect([shown.headers.get('content-disposition'), shown.headers.get('cache-control')]).toEqual([
        'attachment; filename="id-card.webp"',
        'private, no-store',
      ]);
      const bytes = Buffer.from(await shown.arrayBuffer());
      const about = await sharp(bytes).metadata();
      expect([about.format, about.width, about.height, about.exif]).toEqual(['webp', 640, 400, undefined]);
      const document = await ask({}, { bytes: PDF, type: 'image/png', name: 'card.png' });
      const pdf = await fetchCard((await cardOf(patient, document.body.value.id))!);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(Buffer.from(await pdf.arrayBuffer()).equals(PDF)).toBe(true);
    });

    it('is for the patient, the accepting doctor and administrators', async () => {
      const { body } = await ask(
        { preferredDate: dayFromToday(portal, 25) },
        { bytes: png, type: 'image/png' },
      );
      const { id } = body.value as { id: string };
      expect([await cardOf(heart, id), await cardOf(otherHeart, id)]).toEqual([null, null]);
      expect([typeof (await cardOf(patient, id)), typeof (await cardOf(admin, id))]).toEqual([
        'string',
        'string',
      ]);
      await accept(heart, id);
      expect(await cardOf(heart, id)).toMatch(
        /^\/image\/idcards\/[0-9a-f]{32}\.webp\?expires=\d+&session=[0-9a-f]{24}&signature=[\w-]{43}$/,
      );
      const [listed] = (await patient.get(`/api/appointments/patient/${patient.userId}`)).body as {
        idCard: string;
      }[];
      expect((await fetchCard(listed.idCard)).status).toBe(200);
    });

    it('opens with a signed address of this moment only', async () => {
      const { body } = await ask({}, { bytes: png, type: 'image/png' });
      const address = (await cardOf(patient, body.value.id))!;
      const [path, query] = address.split('?');
      const name = path.split('/').pop()!;
      const expires = Number(new URLSearchParams(query).get('expires'));
      const signed = portal.app.get(FilesService);
      const forged = [
        path,
        `${path}?expires=${expires}`,
        address.replace(/signature=./, 'signature=!'),
        address.replace(String(expires), String(expires + 900)),
        address.replace(
          name,
          name.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
        ),
        `${path}?expires=Infinity&signature=${'A'.repeat(43)}`,
        `${path}?expires=${expires}&signature=x&signature=y`,
      ];
      for (const one of forged) expect([one, (await fetchCard(one)).status]).toEqual([one, 403]);
      const { session, signature } = Object.fromEntries(new URLSearchParams(query));
      const holder = () => signed.holderOf(name, { expires: String(expires), session, signature });
      await expect(holder()).resolves.toMatchObject({ userId: patient.userId });
      expect(expires * 1000 - Date.now()).toBeLessThanOrEqual(30 * 60_000);
      const now = jest.spyOn(Date, 'now').mockReturnValue(expires * 1000 + 1);
      await expect(holder()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      now.mockRestore();
      // The picture route never serves ID cards.
      const asPicture = await fetch(`${portal.url}/image/users/${name}?${query}`);
      expect(asPicture.headers.get('content-type')).toBe('image/jpeg');
    });

    it('is refused when they are too big or no picture and no PDF, and then nothing is stored', async () => {
      const files = portal.db.collection('files');
      const before = await files.countDocuments();
      const big = Buffer.concat([PDF, Buffer.alloc(ID_CARD_MAX_BYTES - PDF.length + 1)]);
      const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
        .gif()
        .toBuffer();
      const svg = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      );
      const refused: [string, Buffer, number][] = [
        ['one byte too big', big, 413],
        ['text', Buffer.from('hello'), 422],
        ['a page', Buffer.from('<html><script>alert(1)</script>'), 422],
        ['a drawing', svg, 422],
        ['a gif', gif, 422],
        ['half a picture', png.subarray(0, 60), 422],
      ];
      for (const [name, bytes, status] of refused) {
        const answer = await ask({}, { bytes, type: 'image/png' });
        expect([name, answer.status, typeof answer.body.error]).toEqual([name, status, 'string']);
      }
      expect([await mine(), await files.countDocuments()]).toEqual([0, before]);
      expect(
        (await ask({}, { bytes: big.subarray(0, ID_CARD_MAX_BYTES), type: 'application/pdf' })).status,
      ).toBe(201);
    });

    it('comes in the field of that name, once', async () => {
      const wrong = form(
        { patientId: patient.userId, speciality: 'Cardiology' },
        { field: 'picture', bytes: png, type: 'image/png' },
      );
      expect((await patient.post('/api/appointments/create', wrong)).status).toBe(400);
      const two = form(
        { patientId: patient.userId, speciality: 'Cardiology' },
        { field: 'idCard', bytes: png, type: 'image/png' },
      );
      two.append('idCard', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'again.png');
      const answer = await patient.post('/api/appointments/create', two);
      expect([400, 413]).toContain(answer.status);
      expect(await mine()).toBe(0);
    });
  });
});
