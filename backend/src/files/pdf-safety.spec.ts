import { deflateSync } from 'node:zlib';
import { dangerIn } from './pdf-safety.js';

const TAIL = 'xref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n30\n%%EOF\n';
/** A PDF of these numbered objects. */
const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    ...objects.flatMap((object, i) => [
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(TAIL),
  ]);
const stream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
const packed = (objects: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode'): Buffer =>
  stream(dictionary, deflateSync(Buffer.from(`5 0 ${objects}`)));

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const UNCHECKED = 'parts that cannot be checked';

/** Nearly as many as are read. */
const MANY_NAMES = 900_000;
/** The allowed cost relative to an ordinary file; the worst file has eight times as many names. */
const MOST_TIMES = 5;
const TURNS = 3;

/**
 * Processor time for checking this PDF, in microseconds: the minimum of several runs, because other threads
 * count too.
 */
function costOf(bytes: Buffer, answer: string | null): number {
  const turns = Array.from({ length: TURNS }, () => {
    const before = process.cpuUsage();
    expect(dangerIn(bytes)).toBe(answer);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...turns);
}

describe('dangerIn', () => {
  let ordinary: number;

  beforeAll(() => {
    ordinary = costOf(pdf(packed('/a'.repeat(MANY_NAMES))), null);
  });

  it.each<[string, Buffer]>([
    ['an empty one', pdf(CATALOG)],
    ['a picture in it', pdf(CATALOG, stream('/Type/XObject/Filter/DCTDecode', Buffer.alloc(5000, 'y obj ')))],
    ['objects in a packed stream', pdf(CATALOG, packed('<</Type/Page/Contents 7 0 R>>'))],
    ['it opens on its first page', pdf('<</Type/Catalog/OpenAction[3 0 R/Fit]/AcroForm 4 0 R>>')],
    ['a link to a page about scripts', pdf('<</A<</S/URI/URI(https://example.org/JavaScript/JS/Launch)>>>>')],
    ['it names the words in texts and comments', pdf('<</Title(\\(/JS\\) (/Launch /XFA))%/JavaScript\n>>')],
    ['a profile of colours', pdf(stream('/N 3/Alternate/DeviceRGB/Filter/FlateDecode', Buffer.alloc(90)))],
  ])('lets an ordinary one pass: %s', (_name, bytes) => {
    expect(dangerIn(bytes)).toBeNull();
  });

  it.each<[string, Buffer, string]>([
    ['a script when it opens', pdf(`<</Type/Catalog/OpenAction${SCRIPT}>>`), 'scripts'],
    ['a script of its own object', pdf('<</OpenAction 2 0 R>>', SCRIPT), 'scripts'],
    ['a name in another spelling', pdf('<</A<</S/J#61vaScrip#74/J#53 2 0 R>>>>'), 'scripts'],
    ['a name tree', pdf('<</Names<</JavaScript 3 0 R>>>>'), 'scripts'],
    ['a list of actions', pdf(`[1 ${SCRIPT}]`), 'scripts'],
    ['comments amid an action', pdf('<</S%x\n/JavaScript%(\n/JS(x)>>'), 'scripts'],
    ['a rendition', pdf('<</S/Rendition>>'), 'scripts'],
    ['a launch', pdf('<</S/Launch/F(cmd.exe)>>'), 'a command that starts other programs'],
    ['a name of a file within', pdf('<</Names<</EmbeddedFiles 3 0 R>>>>'), 'embedded files'],
    ['a file within', pdf(stream('/Type/EmbeddedFile', Buffer.from('MZ'))), 'embedded files'],
    ['a file within that says it not', pdf('<</F(a.exe)/EF<</F 3 0 R>>>>'), 'embedded files'],
    ['a film', pdf('<</Subtype/RichMedia>>'), 'embedded media'],
    ['an XFA form', pdf('<</AcroForm<</XFA 3 0 R>>>>'), 'an XFA form'],
    ['a packed script', pdf(CATALOG, packed(SCRIPT)), 'scripts'],
    ['a packed name in another spelling', pdf(packed('<</S/#4a#61vaScript>>')), 'scripts'],
    ['packed amid a text', pdf(packed(`(${SCRIPT})`)), 'scripts'],
    [
      'packed in a stream without its type',
      pdf(packed(SCRIPT, '/N 1/First 4/Filter[/Fl#61teDecode]')),
      'scripts',
    ],
    ['an object amid a stream', pdf(stream('', Buffer.from(`x 9 0 obj${SCRIPT}`))), 'scripts'],
    ['an object amid a text', pdf(`(9 0 obj ${SCRIPT})`), 'scripts'],
    ['a text that hides the rest of its object', pdf(`<</A(6 0 obj<<>>stream\n)/B${SCRIPT}>>`), 'scripts'],
    ['an earlier version of an object', pdf(SCRIPT.replace('>>', '/V 1>>'), CATALOG), 'scripts'],
    [
      'a password',
      Buffer.from(pdf(CATALOG).toString('latin1').replace('/Root', '/Encrypt 4 0 R/Root'), 'latin1'),
      'encryption',
    ],
    [
      'a password in a table that is a stream',
      pdf(stream('/Type/XRef/Encrypt 4 0 R', Buffer.alloc(9))),
      'encryption',
    ],
    ['another packing', pdf(packed(SCRIPT, '/Type/ObjStm/N 1/First 4/Filter/LZWDecode')), UNCHECKED],
    ['two packings', pdf(packed(SCRIPT, '/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]')), UNCHECKED],
    ['a packing named elsewhere', pdf(packed(SCRIPT, '/N 1/First 4/Filter 9 0 R')), UNCHECKED],
    [
      'a packing named twice',
      pdf(packed('', '/X/Filter/Filter/A85/Filter/FlateDecode/N 1/First 4')),
      UNCHECKED,
    ],
    [
      'a predictor',
      pdf(packed('', '/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>')),
      UNCHECKED,
    ],
    ['a broken packing', pdf(stream('/Type/ObjStm/Filter/FlateDecode', Buffer.from('nothing'))), UNCHECKED],
    ['brackets that do not close', pdf('<</A[>>/B]>>'), UNCHECKED],
    ['a dictionary without an end', pdf('<</A 1'), UNCHECKED],
  ])('refuses one with %s', (_name, bytes, danger) => {
    expect(dangerIn(bytes)).toBe(danger);
  });

  it.each<[string, () => Buffer]>([
    ['a packed stream of 200 MB', () => pdf(packed(' '.repeat(200 * 2 ** 20)))],
    ['many of them', () => pdf(...Array.from({ length: 40 }, () => packed(' '.repeat(2 ** 20))))],
    ['names without number', () => pdf(packed('/a'.repeat(7 * 2 ** 20)))],
    ['names in another spelling', () => pdf(`/${'#41'.repeat(1_500_000)}`)],
    ['objects within objects', () => pdf('9 0 obj<<'.repeat(500_000))],
    ['texts without an end', () => pdf('9 0 obj('.repeat(500_000))],
    ['hex without an end', () => pdf('9 0 obj<'.repeat(500_000))],
    ['comments without an end', () => pdf('9 0 obj%'.repeat(500_000))],
    ['dictionaries as deep as it goes', () => pdf('<<'.repeat(2_000_000))],
  ])('gives up in time: %s', (_name, make) => {
    expect(costOf(make(), UNCHECKED) / ordinary).toBeLessThan(MOST_TIMES);
  });
});
