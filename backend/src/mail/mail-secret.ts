import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '../config/env.js';
import type { MailPayload } from '../outbox/outbox.schema.js';

/** Stands in a mail's text where its secret belongs. */
export const SECRET_PLACE = '%SECRET%';
const HIDDEN = 'hidden';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ JWT_SECRET }: Pick<Env, 'JWT_SECRET'>): Buffer =>
  Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'secrets of mails', 32));

/** A secret as the outbox keeps it (AES-256-GCM): of no use to whoever reads the database or the console. */
export function sealSecret(secret: string, env: Pick<Env, 'JWT_SECRET'>): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(env), iv);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** The mail's text as its reader gets it. @throws Error when it was sealed under another JWT_SECRET */
export function openMail({ html, secret }: MailPayload, env: Pick<Env, 'JWT_SECRET'>): string {
  if (!secret) return html;
  const sealed = Buffer.from(secret, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(env), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return html.replaceAll(SECRET_PLACE, text.toString('utf8'));
}

/** The mail's text as the console shows it. */
export const concealed = ({ html }: MailPayload): string => html.replaceAll(SECRET_PLACE, HIDDEN);
