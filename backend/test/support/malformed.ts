import { Buffer } from 'node:buffer';
import { seeded } from './generator.js';

const DEEP = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;

/** A JSON object as text with one more field, whose value is given as text too. */
const withField = (body: string, value: string): string =>
  body === '{}' ? `{"more":${value}}` : `${body.slice(0, -1)},"more":${value}}`;

/** Every value of an object replaced by another text. */
const valuesAs = (body: string, value: string): string => {
  const fields = Object.keys(JSON.parse(body) as object).map((name) => `${JSON.stringify(name)}:${value}`);
  return `{${fields.join(',')}}`;
};

type Spoil = (body: string, random: () => number) => string | Buffer;

/** Ways in which a JSON body can be broken, each by what it is. */
export const MALFORMED: Record<string, Spoil> = {
  'cut off': (body, random) => body.slice(0, Math.floor(random() * body.length)),
  'with a flipped bit': (body, random) => {
    const bytes = Buffer.from(body);
    bytes[Math.floor(random() * bytes.length)] ^= 1 << Math.floor(random() * 8);
    return bytes;
  },
  'with three flipped bits': (body, random) => {
    const bytes = Buffer.from(body);
    for (let n = 0; n < 3; n += 1)
      bytes[Math.floor(random() * bytes.length)] ^= 1 << Math.floor(random() * 8);
    return bytes;
  },
  'of 10,000 levels': (body) => withField(body, DEEP),
  'with every key twice': (body) =>
    body === '{}' ? '{"a":1,"a":2}' : `${body.slice(0, -1)},${body.slice(1)}`,
  'behind a byte order mark': (body) => `\ufeff${body}`,
  'with half a character': (body) => valuesAs(body, '"\\ud800"'),
  'with NUL in every value': (body) => valuesAs(body, '"a\\u0000b"'),
  'with a bare NUL': (body) => body.replace('{', '{\u0000'),
  'that is no UTF-8': (body) =>
    Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.from([0xc3, 0x28, 0x7d])]),
  'in UTF-16': (body) => Buffer.from(body, 'utf16le'),
  'with numbers beyond all': (body) => valuesAs(body, '1e999'),
  'with long numbers': (body) => valuesAs(body, '9'.repeat(400)),
  'with lists for values': (body) => valuesAs(body, '[[[]]]'),
  'with objects for values': (body) => valuesAs(body, '{"toString":1,"length":-1}'),
  'of words behind it': (body) => `${body}; DROP TABLE users`,
  'of white space': () => ' \t\r\n'.repeat(50),
};

/** The body, broken in this way; the same for the same seed. */
export const spoil = (way: string, body: string, seed: string): string | Buffer =>
  MALFORMED[way](body, seeded(`${way} ${seed}`));
