import { lineOfText } from '../common.js';
import messages from '../../../messages/en/contract/people/names.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tNames = createMessages('contract/people/names', messages);

/** Longest name of a person. */
const MAX_NAME_LENGTH = 100;
/** Signs that combine with one letter: a vowel, a nukta and a tone make three, decorations run to dozens. */
const MAX_MARKS = 4;

/** Of the invisible signs that steer a text, names need only the joiners of Indic and Persian scripts (ZWNJ, ZWJ). */
const STEERING = /(?![\u200c\u200d])[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;
/** A letter that is seen: a filler of Hangul is one that is not. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;
const JOINERS = /[\u200c\u200d]/g;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');

/** Ends of web addresses that no name ends with, in small or capital letters. */
const ENDINGS =
  'app|biz|click|club|cloud|co|com|edu|email|gov|icu|in|info|io|link|live|net|online|org|ru|shop|site|store|tk|top|uk|us|website|xyz|zip';
const SIGN = String.raw`[\p{L}\p{N}\p{M}-]`;
/**
 * What mail programs make a link of. A dot may join the parts of a name (A.P.J. Abdul Kalam, D.K.Rao, St.John): it begins
 * an address when small letters follow a whole word (evil.example), an ending of addresses follows, or a path.
 */
const WEB_ADDRESS = [
  /:\/\/|(?<!\p{L})(?:https?:|www\.)/iu,
  new RegExp(String.raw`${SIGN}{2}\.(?=\p{Ll})${SIGN}{2}`, 'u'),
  new RegExp(String.raw`${SIGN}\.(?:${ENDINGS})(?!${SIGN})`, 'iu'),
  new RegExp(String.raw`${SIGN}\.${SIGN}{2,}[/\\?#:]`, 'u'),
  /\d\.\d/,
];

/** Also signs that browsers read as a dot count as one. */
const inPlainSigns = (text: string): string =>
  text.normalize('NFKC').replaceAll(JOINERS, '').replaceAll('。', '.');

const hasWebAddress = (text: string): boolean => {
  const plain = inPlainSigns(text);
  return WEB_ADDRESS.some((address) => address.test(plain));
};

const isSteered = (text: string): boolean => STEERING.test(text);
const isOverloaded = (text: string): boolean => TOO_MANY_MARKS.test(text.replaceAll(JOINERS, ''));

/** Whether a name, perhaps stored before there was a rule, keeps the rule. */
export const isPersonName = (text: string): boolean =>
  LETTER.test(text) && !isSteered(text) && !isOverloaded(text) && !hasWebAddress(text);

/** An empty name has a message of its own. */
const unless = (isWrong: (text: string) => boolean) => (text: string) => text === '' || !isWrong(text);

/**
 * The name of a person, on one line. The same rule for every name that is typed: accounts, dependants, walk-ins,
 * guests and the people of lab bookings.
 */
export const personName = (whenEmpty: string) =>
  lineOfText(MAX_NAME_LENGTH, whenEmpty)
    .refine(
      unless((text) => !LETTER.test(text)),
      tNames('noLetter'),
    )
    .refine(unless(isSteered), tNames('invisibleCharacter'))
    .refine(unless(isOverloaded), tNames('tooManyAccents'))
    .refine(unless(hasWebAddress), tNames('webAddress'))
    .meta({
      description:
        'Full name, on one line: at least one letter, no invisible signs but joiners, no web address.',
    });
