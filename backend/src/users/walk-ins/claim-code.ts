import { randomInt } from 'node:crypto';
import { tokenHash } from '../../common/secret-token.js';

/** Without ambiguous letters and digits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** Sixty random bits in typeable form: "K7QM-2HX9-PD4T". */
export function newClaimCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** The stored hash of a code in any notation, or of a link's token. */
export function claimHash(typed: string): string {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase();
  return tokenHash(letters.length === LENGTH ? letters : typed);
}
