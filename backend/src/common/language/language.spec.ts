import { romanise } from './romanise.js';
import { soundKeyOf } from './sound-key.js';
import { isOneTypingErrorApart } from './typing-error.js';

describe('Hindi in Latin letters', () => {
  it.each([
    ['सीने', 'seene'],
    ['दर्द', 'dard'],
    ['बेहोश', 'behosh'],
    ['धड़कन', 'dhadkan'],
    ['निकलना', 'nikalnaa'],
    ['मरना', 'marnaa'],
    ['खतरा', 'khatraa'],
    ['गरम', 'garam'],
    ['ज़हर', 'jahar'],
    ['न', 'na'],
    ['हार्ट अटैक, now', 'haart ataik, now'],
    ['', ''],
  ])('writes %j as %j', (hindi, latin) => expect(romanise(hindi)).toBe(latin));

  it.each([
    ['saans sans साँस सांस', 'sans'],
    ['seene sine सीने', 'sine'],
    ['behosh behos बेहोश', 'behos'],
    ['gayi gai गई गयी', 'ge'],
    ['khoon khun खून', 'khun'],
    ['zahar jahar ज़हर', 'jahar'],
    ['chhati chhaati chati छाती', 'cati'],
    ['daura doura दौरा', 'dora'],
  ])('normalises %s to one word', (spellings, key) => {
    const keys = spellings.split(' ').map((word) => soundKeyOf(romanise(word)));
    expect([...new Set(keys)]).toEqual([key]);
  });
});

it.each([
  ['unconcious', 'unconscious', true],
  ['atack', 'attack', true],
  ['haert', 'heart', true],
  ['hearz', 'heart', true],
  ['heart', 'heart', false],
  ['hare', 'heart', false],
  ['bread', 'breath', false],
])('says whether %s and %s are one typing error apart: %s', (a, b, expected) => {
  expect([isOneTypingErrorApart(a, b), isOneTypingErrorApart(b, a)]).toEqual([expected, expected]);
});
