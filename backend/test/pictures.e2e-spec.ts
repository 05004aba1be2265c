import sharp from 'sharp';
import { StoredFile } from '../src/files/file.schema.js';
import { FilesService } from '../src/files/files.service.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { contentsOf } from './support/contents.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newDoctor, newPerson, register } from './support/registration.js';

const MIB = 2 ** 20;
const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#2f8f86' } });
const SCRIPT = '<html><script>alert(1)</script></html>';

describe('Pictures', () => {
  let portal: Portal;
  let admin: Client;
  let png: Buffer;

  beforeAll(async () => {
    portal = await startPortal('pictures');
    admin = await addAdmin(portal);
    png = await plain(640, 480).png().toBuffer();
  });
  afterAll(() => portal.close());

  const send = (bytes: Uint8Array, type = 'image/png', name = 'me.png') =>
    register(portal.visitor, newPerson(), { bytes, type, name });
  const fileOf = async (userId: string) => {
    const { image } = (await portal.model<User>(User).findById(userId).lean<User>())!;
    return (await portal.model<StoredFile>(StoredFile).findById(image).lean<StoredFile>())!;
  };
  const bytesAt = async (path: string) => {
    const answer = await fetch(`${portal.url}${path}`);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  describe('that are sent', () => {
    it.each<[string, () => Promise<Buffer>, type?: string, name?: string]>([
      ['a png', async () => png],
      ['a webp', () => plain(300).webp().toBuffer()],
      ['a jpeg with a place and a camera in it', () => withExif()],
      [
        'a jpeg with a page after it',
        async () => Buffer.concat([await plain(300).jpeg().toBuffer(), Buffer.from(SCRIPT)]),
      ],
      ['a png called a page', async () => png, 'text/html', 'page.html'],
      ['a png called a program elsewhere', async () => png, 'image/png', '../../etc/\u202egnp.exe'],
      ['a png with a name of 300 signs and a zero', async () => png, 'image/png', `${'x'.repeat(300)}\0.png`],
      ['a png of exactly 2 MiB', async () => Buffer.concat([png, Buffer.alloc(2 * MIB - png.length)])],
      ['a png of 25 megapixels', () => plain(5000).png({ compressionLevel: 1 }).toBuffer()],
    ])('is encoded again: %s', async (_name, make, ...[type, name]) => {
      const { status, body } = await send(await make(), type, name);
      expect(status).toBe(201);
      const file = await fileOf(body.userId as string);
      expect(file._id).toMatch(/^[0-9a-f]{32}\.webp$/);
      expect([file.kind, file.contentType, String(file.ownerId)]).toEqual([
        'patientPicture',
        'image/webp',
        body.userId,
      ]);
      const bytes = Buffer.from((file.data as unknown as { buffer: Uint8Array }).buffer);
      const about = await sharp(bytes).metadata();
      expect([about.format, about.width, about.height]).toEqual(['webp', 400, 400]);
      expect([about.exif, about.xmp, about.iptc, about.icc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.toString('latin1')).not.toMatch(/script|Canon|GPS/);
    });

    const withExif = () =>
      plain(300)
        .withExif({
          IFD0: { Make: 'Canon', Model: 'Canary' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
        })
        .jpeg()
        .toBuffer();

    it('has carried their place before they were sent', async () => {
      expect((await sharp(await withExif()).metadata()).exif?.toString('latin1')).toContain('Canon');
    });

    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    it.each<[string, () => Promise<Uint8Array> | Uint8Array, type?: string]>([
      ['a drawing with a script', () => Buffer.from(svg), 'image/svg+xml'],
      ['a drawing called png', () => Buffer.from(svg)],
      ['a drawing with an XML head', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
      ['a page', () => Buffer.from(SCRIPT), 'text/html'],
      [
        'a page behind the mark of a jpeg',
        () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]),
        'image/jpeg',
      ],
      ['a page behind the mark of a png', () => Buffer.concat([png.subarray(0, 33), Buffer.from(SCRIPT)])],
      ['a gif', () => plain(20).gif().toBuffer(), 'image/gif'],
      ['a tiff', () => plain(20).tiff().toBuffer(), 'image/tiff'],
      ['a pdf', () => Buffer.from('%PDF-1.4\n%%EOF'), 'application/pdf'],
      ['a text', () => Buffer.from('hello'), 'image/png'],
      ['nothing', () => new Uint8Array(0)],
      ['half a jpeg', async () => (await noise()).subarray(0, 20_000), 'image/jpeg'],
      ['30 megapixels', () => plain(6000, 5000).png({ compressionLevel: 1 }).toBuffer()],
      ['a head that says 2500 megapixels', () => bomb()],
    ])('is refused without a trace: %s', async (_name, make, ...[type]) => {
      const before = await contentsOf(portal.db);
      expectFailure(await send(await make(), type), { status: 422, code: 'PICTURE_UNREADABLE' });
      expect(await contentsOf(portal.db)).toEqual(before);
    });

    const noise = () =>
      plain(600)
        .composite([
          {
            input: {
              create: {
                width: 300,
                height: 300,
                channels: 3,
                background: '#000',
                noise: { type: 'gaussian', mean: 128, sigma: 60 },
              },
            },
          },
        ])
        .jpeg({ quality: 95 })
        .toBuffer();
    /** A small png whose head promises 50000 by 50000. */
    const bomb = () => {
      const bytes = Buffer.from(png);
      bytes.writeUInt32BE(50_000, 16);
      bytes.writeUInt32BE(50_000, 20);
      return bytes;
    };

    it('is refused as too large above 2 MiB, without a trace', async () => {
      const before = await contentsOf(portal.db);
      const large = Buffer.concat([png, Buffer.alloc(2 * MIB + 1 - png.length)]);
      expectFailure(await send(large), { status: 413, code: 'TOO_LARGE' });
      expect(await contentsOf(portal.db)).toEqual(before);
    });

    it('is none when the form has no file chosen', async () => {
      const { status, body } = await send(new Uint8Array(0), 'application/octet-stream', '');
      expect(status).toBe(201);
      expect((await portal.model<User>(User).findById(body.userId).lean<User>())!.image).toBe('patient.jpg');
    });

    it('is not kept when the account cannot be made', async () => {
      const { email } = newPerson();
      await register(portal.visitor, newPerson({ email }));
      const before = await contentsOf(portal.db);
      const picture = { bytes: png, type: 'image/png' };
      expectFailure(await register(portal.visitor, newPerson({ email }), picture), { status: 409 });
      expectFailure(await register(portal.visitor, newDoctor({ d_id: 'HSP-WRONG' }), picture), {
        status: 422,
      });
      expect(await contentsOf(portal.db)).toEqual(before);
    });
  });

  describe('that are shown', () => {
    let patient: Client;
    let name: string;

    beforeAll(async () => {
      const { body } = await send(png);
      patient = await clientOf(portal, body.userId as string);
      name = (await fileOf(patient.userId))._id;
    });

    it('is public for a doctor, for good, and nothing but a picture', async () => {
      const { body } = await register(admin, newDoctor(), { bytes: png, type: 'image/png' });
      const { body: doctor } = await portal.visitor.get(`/api/v1/doctors/${body.userId}`);
      const { status, headers, bytes } = await bytesAt(`/image/users/${doctor.image}`);
      expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
        200,
        'image/webp',
        'nosniff',
      ]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await sharp(bytes).metadata()).format).toBe('webp');
    });

    it('is private for a patient, with an address that the account carries', async () => {
      const { image } = (await patient.get(`/api/users/${patient.userId}`)).body.value as { image: string };
      expect(image).toMatch(
        new RegExp('^[0-9a-f]{32}\\.webp\\?expires=\\d+&session=[0-9a-f]{24}&signature=[\\w-]{43}$'),
      );
      const { status, headers, bytes } = await bytesAt(`/image/users/${image}`);
      expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
        200,
        'image/webp',
        'nosniff',
      ]);
      expect(headers.get('cache-control')).toMatch(/^private,/);
      expect((await sharp(bytes).metadata()).width).toBe(400);
    });

    it('stays closed without its own valid signature', async () => {
      const signed = portal.app.get(FilesService).signerFor(null)(name);
      const { expires, signature } = Object.fromEntries(new URLSearchParams(signed.split('?')[1]));
      const later = String(Number(expires) + 900);
      const other = portal.app.get(FilesService).signerFor(null)('another.webp').split('?')[1];
      const wrong = [
        '',
        '?',
        `?expires=${expires}`,
        `?signature=${signature}`,
        `?expires=${later}&signature=${signature}`,
        `?expires=${expires}&signature=${signature}x`,
        `?expires=${expires}&signature=`,
        `?expires=1e999&signature=${signature}`,
        `?expires=&signature=${signature}`,
        `?expires=${expires}&expires=${later}&signature=${signature}`,
        `?${other}`,
        `?expires[$gt]=1&signature[$ne]=x`,
      ];
      for (const query of wrong) {
        for (const who of [portal.visitor, patient, admin])
          expectFailure(await who.get(`/image/users/${name}${query}`), { status: 403, code: 'FORBIDDEN' });
      }
    });

    it('is closed again after half an hour at most', async () => {
      const address = portal.app.get(FilesService).signerFor(null)(name);
      const left = Number(/expires=(\d+)/.exec(address)![1]) - Date.now() / 1000;
      expect(left).toBeGreaterThan(14 * 60);
      expect(left).toBeLessThanOrEqual(30 * 60);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
      const answer = await portal.visitor.get(`/image/users/${address}`);
      clock.mockRestore();
      expectFailure(answer, { status: 403 });
      expect((await bytesAt(`/image/users/${address}`)).status).toBe(200);
    });

    it.each(['doctor.jpg', 'patient.jpg', 'unknown.webp', 'x'.repeat(150), '..%2f..%2fpackage.json', '%00'])(
      'is the default picture for the name %s',
      async (unknown) => {
        const { status, headers, bytes } = await bytesAt(`/image/users/${unknown}`);
        expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect((await sharp(bytes).metadata()).format).toBe('jpeg');
      },
    );

    it('distinguishes the default pictures of a doctor and a patient', async () => {
      const [doctor, person, other] = await Promise.all(
        ['doctor.jpg', 'patient.jpg', 'other.jpg'].map((file) => bytesAt(`/image/users/${file}`)),
      );
      expect(doctor.bytes.equals(person.bytes)).toBe(false);
      expect(doctor.bytes.equals(other.bytes)).toBe(true);
    });
  });

  describe('in the widths of screens', () => {
    const sizeOf = async (bytes: Buffer) => {
      const { format, width } = await sharp(bytes).metadata();
      return { format, width };
    };

    it('is made of the one that was sent, each once', async () => {
      const { body } = await register(admin, newDoctor(), { bytes: png, type: 'image/png' });
      const path = `/image/users/${(await fileOf(body.userId as string))._id}`;
      for (const width of [96, 192, 288]) {
        const { status, headers, bytes } = await bytesAt(`${path}?width=${width}`);
        expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
        expect(headers.get('cache-control')).toContain('immutable');
        expect(await sizeOf(bytes)).toEqual({ format: 'webp', width });
        expect((await bytesAt(`${path}?width=${width}`)).bytes).toEqual(bytes);
      }
      expect(await sizeOf((await bytesAt(path)).bytes)).toEqual({ format: 'webp', width: 400 });
    });

    it.each([
      '/image/users/doctor.jpg',
      '/public/image/medicine/default.webp',
      '/public/image/labtest/default.webp',
    ])('is drawn in them, too: %s', async (path) => {
      const width = path.includes('users') ? 96 : 240;
      expect(await sizeOf((await bytesAt(`${path}?width=${width}`)).bytes)).toEqual({
        format: 'webp',
        width,
      });
    });

    it.each(['97', '0', '-96', '96.0', '1e9', '', '96&width=192'])(
      'is not made in any other: %s',
      async (width) => {
        for (const path of ['/image/users/doctor.jpg', '/public/image/medicine/default.webp']) {
          const answer = await portal.visitor.get(`${path}?width=${width}`);
          expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED' });
          expect(Object.keys(answer.body.errors as object)).toEqual(['width']);
        }
      },
    );

    it("keeps a patient's private", async () => {
      const { body } = await send(png);
      const name = (await fileOf(body.userId as string))._id;
      expectFailure(await portal.visitor.get(`/image/users/${name}?width=96`), { status: 403 });
    });
  });
});
