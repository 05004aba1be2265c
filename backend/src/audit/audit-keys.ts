import { createHash, createHmac } from 'node:crypto';
import { deriveKey, isSame } from '../config/keys.js';
import { withSecretFiles } from '../config/secret-files.js';
import type { AuditSeal } from './audit-seal.schema.js';

const ID_LENGTH = 12;

/** The keys of the seals by id. The newest signs; every key verifies its own signatures. */
export class AuditKeys {
  private readonly keys = new Map<string, Buffer>();
  /** Of the signing key. */
  readonly newestId: string;

  /** @param secrets in the order of AUDIT_SECRET, the newest first */
  constructor(secrets: readonly string[]) {
    for (const secret of secrets) {
      const key = deriveKey(secret, 'seals of the audit trail');
      this.keys.set(idOf(key), key);
    }
    [this.newestId] = this.keys.keys();
  }

  has(id: string): boolean {
    return this.keys.has(id);
  }

  /** The seal with the key's id and signature. */
  sign(seal: AuditSeal): AuditSeal {
    const signed = { ...seal, keyId: this.newestId };
    return { ...signed, signature: this.signatureOf(signed) };
  }

  isSigned(seal: AuditSeal): boolean {
    return isSame(this.signatureOf(seal), seal.signature ?? '');
  }

  private signatureOf({ _id, upTo, count, hash, sealedAt, keyId = '' }: AuditSeal): string {
    const text = JSON.stringify([_id, String(upTo), count, hash, sealedAt.toISOString(), keyId]);
    const key = this.keys.get(keyId);
    if (!key) throw new Error(`There is no key ${keyId} of the audit trail.`);
    return createHmac('sha256', key).update(text).digest('hex');
  }
}

const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, ID_LENGTH);

/**
 * The keys for a command without other settings: those of AUDIT_SECRET, or the development default from
 * JWT_SECRET.
 * @returns null when neither is set
 */
export function auditKeysOf(source: NodeJS.ProcessEnv): AuditKeys | null {
  const { AUDIT_SECRET, JWT_SECRET, NODE_ENV } = withSecretFiles(source);
  const listed = (text: string) => text.split(',').map((part) => part.trim());
  if (AUDIT_SECRET) return new AuditKeys(listed(AUDIT_SECRET));
  if (!JWT_SECRET || NODE_ENV === 'production') return null;
  return new AuditKeys([deriveKey(listed(JWT_SECRET)[0], 'AUDIT_SECRET').toString('hex')]);
}
