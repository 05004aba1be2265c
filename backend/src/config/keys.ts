import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const KEY_BYTES = 32;

/** Derives the key of one purpose (HKDF-SHA-256), so that keys of two purposes do not reveal each other. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

/**
 * The keys of one purpose. The first signs; every one verifies. So a secret can be replaced without
 * interruption: put the new one first and keep the old one until its signatures expire.
 */
export class Keys {
  private readonly keys: KeyObject[];

  /**
   * @param secrets in the order of the setting, the newest first
   * @param purpose a fixed text for the purpose
   */
  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => createSecretKey(deriveKey(secret, purpose)));
  }

  /** The HMAC-SHA-256 of a text with the newest key. */
  sign(text: string): string {
    return hmac(this.keys[0], text);
  }

  /** Whether one of the keys made this signature of the text. */
  isSignature(text: string, given: string): boolean {
    return this.keys.some((key) => isSame(hmac(key, text), given));
  }
}

const hmac = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares in constant time. */
export function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
