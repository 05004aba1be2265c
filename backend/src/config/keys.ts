import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const KEY_BYTES = 32;

/** Derives the key of one purpose (HKDF-SHA-256): the keys of two purposes do not reveal each other. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

/**
 * The keys of one purpose. The first makes what is new; every one of them is accepted, so that a secret can be replaced
 * without a break: the new one in front, the old one behind it for as long as what it made may still come.
 */
export class Keys {
  private readonly keys: KeyObject[];

  /**
   * @param secrets as a setting names them, the newest first
   * @param purpose what the keys are for, in words
   */
  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => createSecretKey(deriveKey(secret, purpose)));
  }

  /** The HMAC-SHA-256 of a text by the newest key. */
  sign(text: string): string {
    return hmac(this.keys[0], text);
  }

  /** Whether one of the keys has made this signature of the text. */
  isSignature(text: string, given: string): boolean {
    return this.keys.some((key) => isSame(hmac(key, text), given));
  }
}

const hmac = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares in a time that tells nothing of where they differ. */
export function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
