import { medicines } from '../../../../demo/pharmacy/medicines.js';
import { readMedicineName } from './read-medicine-name.js';
import { strengthText } from './strengths.js';
import { DEMO_NAMES, READABLE, UNREADABLE } from './testing/names.js';

/** What was read in one line: "paracetamol 650 mg · tablet · sustained · brand X · 15 tablet". */
function read(text: string): string | null {
  const name = readMedicineName(text);
  if (!name) return null;
  const substances = name.substances.map(({ substance, strength }) =>
    strength ? `${substance} ${strengthText(strength)}` : substance,
  );
  const { doseForm, release, brand, packSize } = name;
  return [
    substances.join(' + '),
    doseForm,
    release,
    brand && `brand ${brand}`,
    packSize && `${packSize.value} ${packSize.unit}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

describe('the name of a medicine', () => {
  it.each(READABLE)('reads "%s"', (text, meaning) => expect(read(text)).toBe(meaning));

  it.each(UNREADABLE)('does not parse "%s"', (text) => expect(readMedicineName(text)).toBeNull());

  it.each(medicines.map(({ name, brand }) => [name, brand] as const))(
    'reads the demo medicine "%s"',
    (name, brand) => {
      const plain = name.replace(` (${brand})`, '');
      expect(DEMO_NAMES).toHaveProperty([plain]);
      expect(read(plain)).toBe(DEMO_NAMES[plain]);
      expect(readMedicineName(name)?.brand ?? null).toBe(DEMO_NAMES[plain] === null ? null : brand);
    },
  );
});

describe('text of any kind', () => {
  const WORDS = [
    'metformin',
    '500',
    'mg',
    '+',
    '/',
    '(',
    ')',
    'sr',
    'tab',
    '5',
    'ml',
    'pack of',
    ',',
    '%',
    '½',
    '1-0-1',
    '0,5',
  ];

  it('never throws, and gives strengths above 0 only', () => {
    let seed = 7;
    const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
    for (let round = 0; round < 5000; round += 1) {
      const text = Array.from({ length: 1 + next(8) }, () => WORDS[next(WORDS.length)]).join(
        next(2) ? ' ' : '',
      );
      for (const { substance, strength } of readMedicineName(text)?.substances ?? []) {
        expect(substance).toMatch(/\p{L}{2}/u);
        expect(strength === null || strength.value > 0).toBe(true);
      }
    }
  });
});
