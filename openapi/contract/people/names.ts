import { lineOfText } from '../common.js';
import messages from '../../../messages/en/contract/people/names.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tNames = createMessages('contract/people/names', messages);

/** Maximum length of a person's name. */
const MAX_NAME_LENGTH = 100;
/** Maximum number of combining marks per letter: a vowel, a nukta and a tone are three; decorations have dozens. */
const MAX_MARKS = 4;

/** Invisible control characters, except the joiners of Indic and Persian scripts (ZWNJ, ZWJ), which names need. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;
/** A visible letter; a Hangul filler is invisible. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;
const JOINERS = /[\u200c\u200d]/g;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');

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

const hasInvisible = (text: string): boolean => INVISIBLE.test(text);
const hasTooManyMarks = (text: string): boolean => TOO_MANY_MARKS.test(text.replaceAll(JOINERS, ''));

/** Whether a name follows the rule; names stored before the rule may not. */
export const isPersonName = (text: string): boolean =>
  LETTER.test(text) && !hasInvisible(text) && !hasTooManyMarks(text) && !hasWebAddress(text);

/** An empty name has its own message. */
const unless = (isWrong: (text: string) => boolean) => (text: string) => text === '' || !isWrong(text);

/**
 * Name of a person, on one line. The same rule applies to accounts, dependants, walk-ins, guests and the people of
 * lab bookings.
 */
export const personName = (whenEmpty: string) =>
  lineOfText(MAX_NAME_LENGTH, whenEmpty)
    .refine(
      unless((text) => !LETTER.test(text)),
      tNames('noLetter'),
    )
    .refine(unless(hasInvisible), tNames('invisibleCharacter'))
    .refine(unless(hasTooManyMarks), tNames('tooManyAccents'))
    .refine(unless(hasWebAddress), tNames('webAddress'))
    .meta({
      description:
        'Full name, on one line: at least one letter, no web address, no invisible characters except joiners.',
    });
