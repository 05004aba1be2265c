import sharp from 'sharp';
import { isWholePdf, toDocument } from './documents.js';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n';
const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('documents', () => {
  it.each([
    ['whole', PDF, true],
    ['of version 2.0', PDF.replace('1.7', '2.0'), true],
    ['without a line end at its end', PDF.trimEnd(), true],
    ['cut off', PDF.slice(0, -8), false],
    ['with a head only', '%PDF-1.7\n', false],
    ['of no version', PDF.replace('1.7', 'x.y'), false],
    ['with something before it', `GIF89a${PDF}`, false],
    ['with a page after it', `${PDF}<script>alert(1)</script>`, false],
    ['empty', '', false],
  ])('says whether a PDF is whole: %s', (_name, text, whole) => {
    expect(isWholePdf(bytes(text))).toBe(whole);
  });

  it('keeps a PDF unchanged and encodes pictures again', async () => {
    await expect(toDocument(bytes(PDF), 'somebody')).resolves.toEqual({
      contentType: 'application/pdf',
      data: bytes(PDF),
    });
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0f6b66' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { contentType, data } = await toDocument(picture, 'somebody');
    const about = await sharp(data).metadata();
    expect([contentType, about.format, about.exif]).toEqual(['image/webp', 'webp', undefined]);
  });

  it.each([
    ['a text', 'Dear doctor'],
    ['nothing', ''],
    ['a page', '<!doctype html><p>'],
    ['half a PDF', PDF.slice(0, -20)],
    ['a PNG in name only', '\x89PNG\r\n\x1a\n'],
  ])('refuses %s', async (_name, text) => {
    await expect(toDocument(bytes(text), 'somebody')).rejects.toMatchObject({ code: 'DOCUMENT_UNREADABLE' });
  });
});
