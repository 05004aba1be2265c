import { randomInt } from 'node:crypto';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  formatCode,
} from '../../../../openapi/contract/care/lifecycle/verification-code.js';
import type { Prescription } from '../prescription.schema.js';

/** A code with 50 random bits, which cannot be guessed. */
export const newVerificationCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

export interface PrintedVerification {
  /** With its hyphen. */
  code: string;
  /** Where a pharmacist enters number and code. */
  page: string;
  /** The same page with number and code after the #, which no server, log or referrer gets. */
  link: string;
}

/** What the paper prints for its verification; null without a code. */
export function printedVerification(
  { number, verificationCode }: Pick<Prescription, 'number' | 'verificationCode'>,
  publicUrl: string,
): PrintedVerification | null {
  if (!verificationCode) return null;
  const page = `${publicUrl}/verify`;
  const link = `${page}#${new URLSearchParams({ number, code: verificationCode }).toString()}`;
  return { code: formatCode(verificationCode), page, link };
}
