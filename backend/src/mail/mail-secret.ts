import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Env } from '../config/env.js';
import { deriveKey } from '../config/keys.js';
import type { Mail } from './mail.js';

/** The placeholder of the secret in the stored mail. */
const HIDDEN = 'hidden';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type MailKeys = Pick<Env, 'MAIL_SECRET'>;

/** Newest first: it encrypts. */
const keysOf = ({ MAIL_SECRET }: MailKeys): Buffer[] =>
  MAIL_SECRET.map((secret) => deriveKey(secret, 'secrets of mails'));

/**
 * A mail with a secret in a link. It is rendered twice, with and without the secret. Nothing is replaced in a
 * rendered mail, so its other texts cannot obtain the secret.
 * @param write renders the mail with this secret in its link
 * @returns the mail for the console, and the complete mail encrypted (AES-256-GCM) for its recipient
 */
export function sealMail(
  write: (secret: string) => string,
  secret: string,
  env: MailKeys,
): Pick<Mail, 'html' | 'sealed'> {
  return { html: write(HIDDEN), sealed: seal(write(secret), env) };
}

/** The mail for its recipient. @throws Error when no value of MAIL_SECRET can decrypt it */
export function openMail({ html, sealed }: Mail, env: MailKeys): string {
  if (!sealed) return html;
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keysOf(env)) {
    const letter = open(bytes, key);
    if (letter !== null) return letter;
  }
  throw new Error('The letter was sealed with a MAIL_SECRET that is no longer set.');
}

function seal(text: string, env: MailKeys): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keysOf(env)[0], iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when another key encrypted it. */
function open(sealed: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null; // the tag does not match
  }
}
