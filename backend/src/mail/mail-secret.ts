import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Env } from '../config/env.js';
import { deriveKey } from '../config/keys.js';
import type { Mail } from './mail.js';

/** Stands in a mail's text where its secret belongs. */
export const SECRET_PLACE = '%SECRET%';
const HIDDEN = 'hidden';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type MailKeys = Pick<Env, 'MAIL_SECRET'>;

/** The newest first: it seals. */
const keysOf = ({ MAIL_SECRET }: MailKeys): Buffer[] =>
  MAIL_SECRET.map((secret) => deriveKey(secret, 'secrets of mails'));

/** A secret as the outbox keeps it (AES-256-GCM): of no use to whoever reads the database or the console. */
export function sealSecret(secret: string, env: MailKeys): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keysOf(env)[0], iv);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** The mail's text as its reader gets it. @throws Error when no MAIL_SECRET that counts has sealed it */
export function openMail({ html, secret }: Mail, env: MailKeys): string {
  if (!secret) return html;
  const sealed = Buffer.from(secret, 'base64url');
  for (const key of keysOf(env)) {
    const text = openSecret(sealed, key);
    if (text !== null) return html.replaceAll(SECRET_PLACE, text);
  }
  throw new Error('The secret of the mail was sealed with a MAIL_SECRET that is set no more.');
}

function openSecret(sealed: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null; // the tag does not fit: another key has sealed it
  }
}

/** The mail's text as the console shows it. */
export const concealed = ({ html }: Mail): string => html.replaceAll(SECRET_PLACE, HIDDEN);
