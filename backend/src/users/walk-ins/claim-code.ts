import { randomInt } from 'node:crypto';
import { tokenHash } from '../../common/secret-token.js';

/** Without letters and digits that are taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** Sixty random bits that a person can type: "K7QM-2HX9-PD4T". */
export function newClaimCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** What the database keeps of a code, however it was typed, or of the token of a link. */
export function claimHash(typed: string): string {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase();
  return tokenHash(letters.length === LENGTH ? letters : typed);
}
