import { z } from 'zod';
import { tValidation } from '../messages/validation.js';
import { trimVisible } from '../validation/visible-text.js';
import messages from '../../../messages/en/contract/people/names.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tNames = createMessages('contract/people/names', messages);

/** Maximum length of a person's name, in characters as a reader counts them. */
const MAX_NAME_LENGTH = 100;
/** Maximum number of combining marks per letter: a vowel, a nukta and a tone are three; decorations have dozens. */
const MAX_MARKS = 4;
/** A letter with its marks is one character for a reader, and several for a program. */
const MAX_NAME_UNITS = MAX_NAME_LENGTH * (1 + MAX_MARKS);

/** Scripts in which a joiner changes the form of the letter before it. */
const JOINING_SCRIPTS = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
].map((script) => String.raw`\p{Script_Extensions=${script}}`);
const ZERO_WIDTH_JOINERS = String.raw`\u200c\u200d`;
/** Forms of a Han or Mongolian letter. */
const VARIATION_SELECTORS = String.raw`\p{Variation_Selector}`;
/**
 * Control, bidirectional, zero-width and filler characters. A joiner or a variation selector is allowed directly after
 * a letter or a mark that it changes.
 */
const INVISIBLE = new RegExp(
  [
    String.raw`(?![${ZERO_WIDTH_JOINERS}${VARIATION_SELECTORS}])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]`,
    String.raw`(?<!(?=[\p{L}\p{M}])[${JOINING_SCRIPTS.join('')}])[${ZERO_WIDTH_JOINERS}]`,
    String.raw`(?<![\p{Script=Han}\p{Script=Mongolian}])${VARIATION_SELECTORS}`,
  ].join('|'),
  'u',
);
/** Spaces within a line; a line break in a name is refused. */
const SPACES = /[\p{Zs}\t]+/gu;
/** A visible letter; a Hangul filler is invisible. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;
const JOINERS = /[\u200c\u200d]/g;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');

const NAME_RULE = `Full name, on one line: at least one letter, no web address, no invisible characters except joiners, at most ${MAX_NAME_LENGTH} characters.`;

/** Top-level domains that no name ends with, ignoring case. */
const TOP_LEVEL_DOMAINS =
  'app|biz|click|club|cloud|co|com|edu|email|gov|icu|in|info|io|link|live|net|online|org|ru|shop|site|store|tk|top|uk|us|website|xyz|zip';
const NAME_CHARACTER = String.raw`[\p{L}\p{N}\p{M}-]`;
/**
 * Texts that mail programs turn into links. A dot may join the parts of a name (A.P.J. Abdul Kalam, D.K.Rao,
 * St.John). It starts an address if lower-case letters follow a whole word (evil.example), or a top-level domain
 * or a path follows.
 */
const WEB_ADDRESS = [
  /:\/\/|(?<!\p{L})(?:https?:|www\.)/iu,
  new RegExp(String.raw`${NAME_CHARACTER}{2}\.(?=\p{Ll})${NAME_CHARACTER}{2}`, 'u'),
  new RegExp(String.raw`${NAME_CHARACTER}\.(?:${TOP_LEVEL_DOMAINS})(?!${NAME_CHARACTER})`, 'iu'),
  new RegExp(String.raw`${NAME_CHARACTER}\.${NAME_CHARACTER}{2,}[/\\?#:]`, 'u'),
  /\d\.\d/,
];

/** Characters that browsers treat as a dot are replaced by a dot. */
const normalized = (text: string): string =>
  text.normalize('NFKC').replaceAll(JOINERS, '').replaceAll('。', '.');

const hasWebAddress = (text: string): boolean => {
  const plain = normalized(text);
  return WEB_ADDRESS.some((address) => address.test(plain));
};

const lengthOf = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

/** What is wrong with a name; null if it follows the rule. */
export function nameProblemOf(name: string): string | null {
  if (INVISIBLE.test(name)) return tNames('invisibleCharacter');
  if (!LETTER.test(name)) return tNames('noLetter');
  if (TOO_MANY_MARKS.test(name.replaceAll(JOINERS, ''))) return tNames('tooManyAccents');
  if (hasWebAddress(name)) return tNames('webAddress');
  return lengthOf(name) > MAX_NAME_LENGTH ? tValidation('textTooLong', { max: MAX_NAME_LENGTH }) : null;
}

/** Whether a name follows the rule; names stored before the rule may not. */
export const isPersonName = (name: string): boolean =>
  name.length <= MAX_NAME_UNITS && nameProblemOf(name) === null;

/** The name in one spelling: composed letters, single spaces; empty if no character is visible. */
export const tidyName = (text: string): string => trimVisible(text.normalize('NFC').replaceAll(SPACES, ' '));

/** Name of a person in one spelling, without the rule: for a copy of a name that is perhaps older than the rule. */
export const copiedName = (whenEmpty: string) =>
  z
    .string(whenEmpty)
    .overwrite(tidyName)
    .min(1, whenEmpty)
    .max(MAX_NAME_UNITS, tValidation('textTooLong', { max: MAX_NAME_LENGTH }));

/**
 * Name of a person, on one line. The same rule applies to accounts, dependants, walk-ins, guests and the people of
 * lab bookings. An empty name has its own message.
 */
export const personName = (whenEmpty: string) =>
  copiedName(whenEmpty)
    .refine((name) => name === '' || name.length > MAX_NAME_UNITS || nameProblemOf(name) === null, {
      error: ({ input }) => nameProblemOf(String(input)) ?? undefined,
    })
    .meta({ description: NAME_RULE });
