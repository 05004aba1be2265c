import type { CardOnFile } from './database.js';

interface TestCard {
  number: string;
  brand: string;
  /** The sentence of the refusal; none when the card pays. */
  refusal?: string;
}

const DECLINED = 'Your card was declined.';

/** Stripe's own test cards. A number outside this table is never accepted, so no real card is ever charged or kept. */
const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', brand: 'visa' },
  { number: '4000056655665556', brand: 'visa' },
  { number: '4000003560000008', brand: 'visa' },
  { number: '5555555555554444', brand: 'mastercard' },
  { number: '2223003122003222', brand: 'mastercard' },
  { number: '378282246310005', brand: 'amex' },
  { number: '4000000000000002', brand: 'visa', refusal: DECLINED },
  { number: '4000000000009995', brand: 'visa', refusal: 'Your card has insufficient funds.' },
  { number: '4000000000009987', brand: 'visa', refusal: DECLINED },
  { number: '4000000000000069', brand: 'visa', refusal: 'Your card has expired.' },
  { number: '4000000000000127', brand: 'visa', refusal: "Your card's security code is incorrect." },
  {
    number: '4000000000000119',
    brand: 'visa',
    refusal: 'An error occurred while processing your card. Try again.',
  },
];

const UNKNOWN_CARD: TestCard = {
  number: '',
  brand: 'unknown',
  refusal: 'Your card was declined. This is a test checkout: use one of the test cards below.',
};

/** The fields of the card form, as typed. */
export interface CardForm {
  cardNumber: string;
  expiry: string;
  cvc: string;
  cardName: string;
}
export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** What the form gives: a card that pays, errors at fields (`declined` when the card itself was refused). */
export type CardCheck = { card: CardOnFile } | { errors: CardErrors; declined: boolean };

/**
 * Checks a card as typed and asks the table of test cards about it.
 * @param now decides whether the card has expired; a card is good until its month is over
 */
export function checkCard(form: CardForm, now: Date): CardCheck {
  const digits = form.cardNumber.replace(/[\s-]/g, '');
  const expiry = parseExpiry(form.expiry);
  const errors = {
    ...withError('cardNumber', numberError(digits)),
    ...withError('expiry', expiryError(form.expiry, expiry, now)),
    ...withError('cvc', cvcError(form.cvc.trim())),
    ...withError('cardName', nameError(form.cardName.trim())),
  };
  if (Object.keys(errors).length > 0 || !expiry) return { errors, declined: false };
  const known = TEST_CARDS.find((card) => card.number === digits) ?? UNKNOWN_CARD;
  if (known.refusal) return { errors: { cardNumber: known.refusal }, declined: true };
  return {
    card: {
      brand: known.brand,
      last4: digits.slice(-4),
      expMonth: expiry.month,
      expYear: expiry.year,
      name: form.cardName.trim(),
    },
  };
}

/** The check digit rule of card numbers (Luhn). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, position) => {
    const value = Number(character) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function withError(field: keyof CardForm, error: string | null): CardErrors {
  return error === null ? {} : { [field]: error };
}

function numberError(digits: string): string | null {
  if (digits === '') return 'Enter your card number.';
  if (/^\d{1,11}$/.test(digits)) return 'Your card number is incomplete.';
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'Your card number is invalid.';
  return null;
}

function parseExpiry(text: string): { month: number; year: number } | null {
  const match = /^\s*(\d{1,2})\s*(?:\/|\s)?\s*(?:20)?(\d{2})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2]) } : null;
}

function expiryError(text: string, expiry: ReturnType<typeof parseExpiry>, now: Date): string | null {
  if (text.trim() === '') return "Enter your card's expiry date.";
  if (!expiry) return "Your card's expiry date is invalid. Write it as MM / YY.";
  const firstMomentAfter = Date.UTC(expiry.year, expiry.month);
  return firstMomentAfter > now.getTime() ? null : "Your card's expiry date is in the past.";
}

function cvcError(cvc: string): string | null {
  if (cvc === '') return "Enter your card's security code.";
  return /^\d{3,4}$/.test(cvc) ? null : 'The security code has 3 or 4 digits.';
}

function nameError(name: string): string | null {
  if (name === '') return 'Enter the name on your card.';
  return name.length <= 100 ? null : 'The name can have at most 100 characters.';
}
