import { createHash, randomBytes } from 'node:crypto';

/** A URL-safe token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token: it verifies the token and cannot be used as one. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
