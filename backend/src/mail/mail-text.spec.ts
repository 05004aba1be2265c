import { textOf } from './mail-text.js';
import { renderLetter } from './mail-template.js';
import type { MailText } from './mail-template.js';

const LETTER: MailText = {
  name: 'Asha Rao',
  paragraphs: [
    'Your visit with Dr. O’Brien & Sons is confirmed.',
    'Please reach us fifteen minutes early, so that the desk can prepare your file before the doctor calls you.',
  ],
  facts: [
    ['Date', 'Tue, 24 Nov 2026, 10:30 AM IST'],
    ['Fee', '₹800'],
  ],
  because: 'account',
  action: {
    text: 'See my appointment',
    url: 'https://hospital.test/patientlogin/patientapps?visit=1&from=mail',
  },
  also: { text: 'Cancel it', url: 'https://hospital.test/cancel' },
};
const text = (letter: MailText): string => textOf(renderLetter(letter, 'City Hospital', '+91 80 4000 1234'));
/** A sentence may run over several lines. */
const inOneLine = (letter: MailText): string => text(letter).replace(/\s+/g, ' ');

describe('The plain text of a mail', () => {
  it('says all that its HTML says, with the addresses of links', () => {
    const said = inOneLine(LETTER);
    for (const one of ['City Hospital', 'Dear Asha Rao,', ...LETTER.paragraphs, '+91 80 4000 1234'])
      expect(said).toContain(one);
    expect(said).toContain(
      'See my appointment <https://hospital.test/patientlogin/patientapps?visit=1&from=mail>',
    );
    expect(said).toContain('Cancel it <https://hospital.test/cancel>');
  });

  it.each(['कमला देवी', 'கமலா தேவி', 'کملا دیوی', 'কমলা দেবী ৰ', 'Zoë Łukasz ½ ₹ H₂O'])(
    'keeps text of every script: %s',
    (given) => {
      const letter = {
        ...LETTER,
        name: given,
        paragraphs: [given],
        facts: [[given, given]] as [string, string][],
      };
      expect(renderLetter(letter, given, '080')).toContain('<meta charset="utf-8">');
      expect(inOneLine(letter).split(given).length - 1).toBeGreaterThanOrEqual(4);
    },
  );

  it('has a line for each fact', () => {
    expect(text(LETTER)).toMatch(/^Date: Tue, 24 Nov 2026, 10:30 AM IST\nFee: ₹800$/m);
  });

  it('breaks no address over two lines', () => {
    const url = `https://hospital.test/reset-password?token=${'x'.repeat(120)}`;
    expect(text({ ...LETTER, action: { text: 'Choose a new password', url } })).toContain(`<${url}>`);
  });

  it('escapes user texts', () => {
    const typed = inOneLine({
      ...LETTER,
      paragraphs: ['Reason: <b>knee</b> & back'],
      action: undefined,
      also: undefined,
    });
    expect(typed).toContain('Reason: <b>knee</b> & back');
    expect(typed).not.toMatch(/<(?!b>|\/b>)|style=/);
  });
});
