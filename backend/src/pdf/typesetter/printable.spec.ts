import { printable } from './printable.js';

describe('printable text', () => {
  it.each([
    ['Tab. Metformin 500 mg\r\nafter food', 'Tab. Metformin 500 mg\nafter food'],
    ['a\u0000b\u0007c\td', 'abc d'],
    ['safe\u202Egpj.exe', 'safegpj.exe'],
    ['half \uD83D of a character', 'half  of a character'],
    ['#let x = $1$ \\ *bold*', '#let x = $1$ \\ *bold*'],
    ['क्\u200Dष ن\u200Cہ', 'क्\u200Dष ن\u200Cہ'],
  ])('of %j is %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('keeps the order of numbers beside Arabic letters', () => {
    expect(printable('صبح 1-0-2، 500 mg')).toBe('صبح \u20661-0-2\u2069، 500 mg');
    expect(printable('قیمت ₹5')).toBe('قیمت \u2066₹5\u2069');
    expect(printable('Morning 1-0-2')).toBe('Morning 1-0-2');
  });
});
