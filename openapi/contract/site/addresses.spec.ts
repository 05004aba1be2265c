import { Email } from '../people/fields.js';
import { ConfirmEmail } from '../people/login.js';
import { VerifyDoctorId } from '../people/register.js';
import { ClaimAccount } from '../people/walk-ins.js';
import { FindOrder } from '../shop/orders.js';

const pasted = (text: string) => [
  text,
  ` ${text}\n`,
  `${text}.`,
  `(${text}).`,
  `<${text}>,`,
  `“${text}”`,
  `${text};`,
];

it.each(pasted('asha.rao+x@example.org'))('extracts the email address from %p', (text) => {
  expect(Email.parse(text)).toBe('asha.rao+x@example.org');
});

it.each(['Asha Rao <asha@example.org>', 'mailto:asha@example.org', '"Rao, Asha" <ASHA@example.org>;'])(
  'extracts the email address from %p',
  (text) => {
    expect(Email.parse(text)).toBe('asha@example.org');
  },
);

it.each(['asha', 'asha@', '@example.org', 'asha@example.org and ravi@example.org', ').', ''])(
  'rejects %p as an email address',
  (text) => {
    expect(Email.safeParse(text).success).toBe(false);
  },
);

it.each([
  ['asha@भारत.example', 'asha@xn--h2brj9c.example'],
  ['Asha@भारत.EXAMPLE', 'asha@xn--h2brj9c.example'],
  ['asha@XN--H2BRJ9C.example', 'asha@xn--h2brj9c.example'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['"Asha" <asha@münchen.de>,', 'asha@xn--mnchen-3ya.de'],
  ['asha@MÜNCHEN.de', 'asha@xn--mnchen-3ya.de'],
  ['asha@mu\u0308nchen.de', 'asha@xn--mnchen-3ya.de'],
  ['asha@例え。jp', 'asha@xn--r8jz45g.jp'],
])('stores the internationalised address %p as %p', (typed, stored) => {
  expect([Email.parse(typed), Email.parse(stored)]).toEqual([stored, stored]);
});

it.each([
  'आशा@example.org',
  'asha@भारत',
  'asha@भारत/x',
  'asha@भा%72त.example',
  'asha@１.２',
  'asha@\u200bभारत.',
  'a@b.xn--',
])('rejects %p as an internationalised address', (text) => {
  expect(Email.safeParse(text).success).toBe(false);
});

it('strips surrounding punctuation from codes', () => {
  for (const text of pasted('DEMO-DOC-001'))
    expect(VerifyDoctorId.parse({ d_id: text }).d_id).toBe('DEMO-DOC-001');
  for (const text of pasted('K7QM-2HX9-PD4T'))
    expect(ClaimAccount.parse({ code: text, password: 'quiet-river-41' }).code).toBe('K7QM-2HX9-PD4T');
  for (const text of pasted('hp-2026-7kq4xm'))
    expect(FindOrder.parse({ number: text, email: 'a@b.in' }).number).toBe('HP-2026-7KQ4XM');
  for (const text of pasted('b1kQ2m9c-T4v_'))
    expect(ConfirmEmail.parse({ token: text }).token).toBe('b1kQ2m9c-T4v_');
});

it('rejects a code of punctuation only', () => {
  expect(ClaimAccount.safeParse({ code: ' ). ', password: 'quiet-river-41' }).success).toBe(false);
});
