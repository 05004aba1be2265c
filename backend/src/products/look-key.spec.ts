import { lookKeyOf } from './look-key.js';

it.each([
  'CROCIN 500MG',
  'Crocin  500\u00a0mg',
  'Crocin\u200b 500 mg',
  '\u202dCrocin 500 mg\u202c',
  'Ｃｒｏｃｉｎ ５００ mg',
  'Сrосin 500 mg', // С and о are Cyrillic
  'CROCIΝ 500 mg', // Ν is Greek
  'Crocin 500 ㎎',
])('sees %j as "Crocin 500 mg"', (name) => expect(lookKeyOf(name)).toBe(lookKeyOf('Crocin 500 mg')));

it.each([
  ['Co-trimoxazole', 'Co\u2011trimoxazole'],
  ["Baker's", 'Baker’s'],
  ['पैरासिटामोल', ' पैरासिटामोल\u200b'],
])('sees %j as %j', (one, other) => expect(lookKeyOf(one)).toBe(lookKeyOf(other)));

it.each([
  ['Crocin 500 mg', 'Crocin 650 mg'],
  ['Digoxin 5 μg', 'Digoxin 5 mg'],
  ['Interferon α', 'Interferon β'],
  ['गोली', 'गाली'],
  ['Vitamin B1', 'Vitamin B12'],
  ['Eltroxin 50 mcg', 'Eltroxin 50 mg'],
])('tells %j from %j', (one, other) => expect(lookKeyOf(one)).not.toBe(lookKeyOf(other)));
