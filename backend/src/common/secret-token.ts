import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits that fits into an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: it says whether a token is the right one, and cannot be used as one. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
