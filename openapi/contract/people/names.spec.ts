import type { z } from 'zod';
import { Register } from './register.js';
import { UserDto } from './accounts.js';
import { UpdatePatient } from './update-patient.js';
import { AddDependant, ChangeDependant } from './dependants.js';
import { UpdateDoctor } from './doctors.js';
import { isPersonName, personName } from './names.js';
import { UpdateProfile } from './profile.js';
import { RegisterWalkIn } from './walk-ins.js';
import { CreateLabBooking } from '../shop/lab-bookings.js';
import { Customer } from '../shop/orders.js';

const Name = personName('Enter your full name.');
const messagesFor = (value: unknown) =>
  Name.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const EMPTY = 'Enter your full name.';
const ADDRESS = 'Enter a name without a web address. Put a space after a dot.';
const INVISIBLE = 'Type the name again: it contains an invisible character.';
const LETTER = 'Enter a name with at least one letter.';
const MARKS = 'Use at most four accents or vowel signs on one letter.';

it.each([
  'Dr. A.P.J. Abdul Kalam',
  'Dr.A.P.J.Abdul Kalam',
  'D.K. Rao',
  'D.K.Rao',
  'D.K.RAO',
  'A.Kumar',
  'k.ramesh',
  'Ramesh.K',
  'ramesh.k',
  'RAMESH.KR',
  'Prof.Ravi Menon',
  'St.John',
  'Kapil.Dev',
  'B.De Souza',
  'Asha Rao, M.D.',
  'Ravi Menon M.B.B.S., M.Ch.',
  'Ravi S/O Kumar',
  'O’Brien',
  "O'Brien",
  'José',
  'Jose\u0301',
  'Nguyễn Thị Ánh'.normalize('NFD'),
  'Jean-Luc',
  'நித்யா',
  'நித்யா ஸ்ரீ',
  'श्रीमती क्ष्मा राँय',
  'രാജൻ\u200dകുട്ടി',
  'শ্রী র\u200d্যাব',
  'രാജന്\u200d',
  'रा\u200cम',
  'क्\u200dष',
  'می\u200cنا',
  'محمد',
  'မြန်မာ ကြောင့်',
  '佐藤',
  '葛\u{e0100}城',
  'Ng',
  'Www Wang',
  'Http Rao',
  'Asha (Com) Rao',
  'Asha %SECRET% {{name}} <b>Rao</b>',
])('accepts the name %s', (name) => expect([messagesFor(name), isPersonName(name)]).toEqual([[], true]));

it.each([
  ['evil.com', ADDRESS],
  ['EVIL.COM', ADDRESS],
  ['Evil.Com', ADDRESS],
  ['x.com', ADDRESS],
  ['see evil.example', ADDRESS],
  ['x.example/claim', ADDRESS],
  ['Evil.Example/claim', ADDRESS],
  ['Evil.Dev:8080', ADDRESS],
  ['bit.ly/abc', ADDRESS],
  ['Win at PRIZES.IN now', ADDRESS],
  ['http://x.example/%SECRET%', ADDRESS],
  ['HTTPS://x', ADDRESS],
  ['https:evil', ADDRESS],
  ['ftp://evil', ADDRESS],
  ['WWW.Evil', ADDRESS],
  ['asha@evil.example', ADDRESS],
  ['Call 10.0.0.1', ADDRESS],
  ['ｅｖｉｌ．ｃｏｍ', ADDRESS],
  ['evil。com', ADDRESS],
  ['evil\u2024com', ADDRESS],
  ['evil\u200d.\u200ccom', INVISIBLE],
  ['xn--80ak6aa92e.com', ADDRESS],
  ['Asha \u202eoaR', INVISIBLE],
  ['\u2066Asha\u2069', INVISIBLE],
  ['As\u200bha', INVISIBLE],
  ['As\u00adha', INVISIBLE],
  ['\u{e0041}Asha', INVISIBLE],
  ['As\u200dha', INVISIBLE],
  ['Asha\u200c Rao', INVISIBLE],
  ['\u200dआशा', INVISIBLE],
  ['आ\u200d\u200dशा', INVISIBLE],
  ['Asha\u3164', INVISIBLE],
  ['Asha\u2800Rao', INVISIBLE],
  ['Asha\ufe0f', INVISIBLE],
  ['As\u034fha', INVISIBLE],
  ['Asha\u0007', INVISIBLE],
  ['Asha\u0085\u009bRao', INVISIBLE],
  ['Asha\ud800', INVISIBLE],
  ['Asha\nRao', INVISIBLE],
  ['Asha\u2028Rao', INVISIBLE],
  ['\u200b', EMPTY],
  ['\u3164\u115f', EMPTY],
  ['\u202e \u2800\u0000', EMPTY],
  ['123', LETTER],
  ['...', LETTER],
  [`Z${'\u0301'.repeat(6)}`, MARKS],
  [`क${'\u0951\u0951\u200d'.repeat(4)}`, MARKS],
])('rejects the name %j', (name, sentence) => {
  expect(messagesFor(name)).toEqual([sentence]);
  expect(isPersonName(name)).toBe(false);
});

it.each([
  ['  Asha \t Rao ', 'Asha Rao'],
  ['Asha\u00a0\u2003Rao', 'Asha Rao'],
  ['Asha Rao\n', 'Asha Rao'],
  ['\ufeffAsha', 'Asha'],
  ['Jose\u0301', 'José'],
  ['Nguyễn Thị Ánh'.normalize('NFD'), 'Nguyễn Thị Ánh'.normalize('NFC')],
])('stores the name %j as %j', (typed, stored) => expect(Name.parse(typed)).toBe(stored));

it.each([
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['क्षि'.repeat(100), true],
  ['नी'.repeat(101), false],
  [`${'e\u0323\u0301'.repeat(100)}`, true],
  ['a'.repeat(501), false],
  // Jamo of one syllable are a single character for a reader.
  [`${'\u1100'.repeat(400)}\u1161`, true],
  [`${'\u1100'.repeat(600)}\u1161`, false],
])('counts the length of %s as a reader does', (name, isAccepted) => {
  expect(new Set(messagesFor(name))).toEqual(new Set(isAccepted ? [] : ['Use at most 100 characters.']));
  expect(isPersonName(name.normalize('NFC'))).toBe(isAccepted);
});

it.each(['', '   ', undefined, 7])('asks for a name instead of %j', (value) =>
  expect(messagesFor(value)).toEqual([EMPTY]),
);

it.each([
  ['a registration', Register],
  ['a dependant', AddDependant],
  ['a walk-in', RegisterWalkIn],
  ['a lab booking', CreateLabBooking],
  ['a buyer or guest', Customer],
])('applies to %s', (_, schema: z.ZodType) => {
  const field = schema === Customer ? 'name' : 'fullName';
  const issues = (name: string) => schema.safeParse({ [field]: name }).error?.issues ?? [];
  const isRefused = (name: string) => issues(name).some(({ path }) => path[0] === field);
  expect(['evil.com', 'Asha Rao'].map(isRefused)).toEqual([true, false]);
});

it.each([
  ['a profile', UpdateProfile],
  ["the desk's change of a patient", UpdatePatient],
  ["the console's change of a doctor", UpdateDoctor],
  ["a dependant's change", ChangeDependant],
])('lets the server compare the name of %s with the stored one', (_, schema: z.ZodType) => {
  const paths = (fullName: string) =>
    (schema.safeParse({ fullName }).error?.issues ?? []).map(({ path }) => path[0]);
  expect(paths('Ravi.kumar')).not.toContain('fullName');
  expect(paths(' ')).toContain('fullName');
});

it('still reads a name that was stored before the rule', () =>
  expect(UserDto.shape.fullName.safeParse('http://x.example').success).toBe(true));
