import { Typesetter } from '../../src/pdf/typesetter/typesetter.js';
import { PdfReader } from './pdf-reader.js';
import type { Drawing } from './pdf-reader.js';
import { textsOfPdf } from './pdf-text.js';
import { sampleDocument } from './sample-document.js';

/** Names, places, medicines and numbers as hospitals in India write them. */
const STRINGS: Record<string, string[]> = {
  Devanagari: ['कमला देवी', 'श्रीमती लक्ष्मी क्षत्रिय', 'डॉ. प्रज्ञा त्रिवेदी', 'ज्ञानेश्वर कुलकर्णी ऱ्हाडे'],
  Bengali: ['কমলা দেবী', 'ক্ষুদিরাম বিশ্বাস', 'লক্ষ্মী মুখোপাধ্যায়', 'ৰাম শৰ্মা, ৱাৰ্ড'],
  Gurmukhi: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਕ੍ਰਿਸ਼ਨਾ ਦੇਵੀ', 'ਅੰਮ੍ਰਿਤਸਰ'],
  Gujarati: ['કમલા દેવી', 'ક્ષત્રિય જ્ઞાનેશ્વર', 'અમદાવાદ, શ્રી રામ'],
  Odia: ['କମଳା ଦେବୀ', 'ଶ୍ରୀ ଜଗନ୍ନାଥ ପଟ୍ଟନାୟକ', 'ଓଡ଼ିଶା, ସମ୍ବଲପୁର'],
  Tamil: ['கமலா தேவி', 'ஸ்ரீனிவாசன்', 'கோயம்புத்தூர்'],
  Telugu: ['కమలా దేవి', 'శ్రీనివాస్ క్షత్రియ', 'విజయవాడ'],
  Kannada: ['ಕಮಲಾ ದೇವಿ', 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ', 'ಬೆಂಗಳೂರು'],
  Malayalam: ['കമലാ ദേവി', 'ശ്രീനിവാസൻ നമ്പൂതിരി', 'തിരുവനന്തപുരം'],
  Arabic: ['کملا دیوی', 'ڈاکٹر احمد خان ٹھیک', 'الدكتور أحمد، جرعة واحدة'],
  Latin: ['Zoë Müller, Łukasz Żółć', 'Nguyễn Thị Ánh', 'ÀÇÉÎÕÜ ñ ß ø å'],
  Greek: ['Αλέξανδρος', 'β-blocker α₂', 'μg Δ Ω'],
  Mixed: [
    '₹1,23,456.78, ½ ¼ ¾ tablet',
    'H₂O, CO₂, B₁₂, 10⁹/L, 5 m²',
    'Tab. Metformin 500 mg ½ कमला தேவி ₹5 α₂ বিশ্বাস',
  ],
};
const PAIRS = Object.entries(STRINGS).flatMap(([script, texts]) =>
  texts.map((text) => [script, text] as const),
);

/** A private character that no font has. */
const NO_GLYPH = '\u{10FFFD}';

/** In how many bytes two drawings differ. */
const differences = (one: Drawing, other: Drawing): number =>
  one.pixels.reduce((sum, value, n) => sum + (value === other.pixels[n] ? 0 : 1), 0);

describe('Documents in every script', () => {
  const typesetter = new Typesetter();
  let reader: PdfReader;

  /** A document with the text as its only fact. The standard refuses a character without a glyph. */
  const documentOf = (text: string) => typesetter.make(sampleDocument({ facts: [['Name', text]] }), 'ua-1');
  beforeAll(async () => {
    reader = await PdfReader.start();
  });
  afterAll(() => {
    if (typesetter.pid) process.kill(typesetter.pid, 'SIGKILL');
  });

  it('covers 40 texts of 12 scripts', () => {
    expect(PAIRS.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(STRINGS).length).toBeGreaterThanOrEqual(13);
  });

  it.each(PAIRS)('shows %s: %s', async (script, text) => {
    const document = await documentOf(text);
    const texts = textsOfPdf(document).map((part) => part.normalize());
    // Each word that is read from right to left is drawn by itself.
    const parts = script === 'Arabic' ? text.normalize().split(' ') : [text.normalize()];
    expect(parts.filter((part) => !texts.includes(part) && !texts.join('').includes(part))).toEqual([]);
    // Characters that no font has are drawn as boxes, one beside the other.
    const boxes = await typesetter.make(
      sampleDocument({ facts: [['Name', text.replaceAll(/\S/gu, NO_GLYPH)]] }),
    );
    expect(differences(reader.draw(document), reader.draw(boxes))).toBeGreaterThan(100);
  });

  it('refuses a character without a glyph when the standard is checked', async () => {
    await expect(documentOf(NO_GLYPH)).rejects.toThrow('could not be displayed');
  });

  it('keeps numbers in order beside Arabic letters', async () => {
    const [page] = reader.pages(await documentOf('صبح 1-0-2 دوا'));
    expect(page).toContain('1-0-2');
  });

  it('has a title, a language and tags', async () => {
    expect(reader.about(await documentOf('कमला देवी'))).toEqual({
      title: 'Prescription HP-1',
      author: 'City Hospital',
      language: 'en-IN',
      isTagged: true,
    });
  });
});
