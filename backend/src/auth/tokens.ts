import { createHash, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { JwtModuleOptions } from '@nestjs/jwt';
import type { Env } from '../config/env.js';

export const TOKEN_ISSUER = 'hospital-portal';
export const TOKEN_AUDIENCE = 'hospital-portal';
export const TOKEN_ALGORITHM = 'HS256';

/** Seconds without a call after which a session ends. */
export const IDLE_SECONDS = 30 * 60;
/** Seconds after which a session ends in any case. */
export const SESSION_SECONDS = 8 * 3600;

interface TokenKey {
  /** Names the key in the head of a token, and tells nothing of it. */
  id: string;
  /** A KeyObject: with a string, every verification would first try to parse it as a public key. */
  key: KeyObject;
}

/** The newest first: it signs. The others are accepted until the sessions that they have signed are over. */
export const tokenKeys = ({ JWT_SECRET }: Pick<Env, 'JWT_SECRET'>): TokenKey[] =>
  JWT_SECRET.map((secret) => ({
    id: createHash('sha256').update(`token key:${secret}`).digest('base64url').slice(0, 8),
    key: createSecretKey(Buffer.from(secret)),
  }));

export function tokenOptions(env: Env): JwtModuleOptions {
  const [{ id, key }] = tokenKeys(env);
  return {
    secret: key,
    signOptions: {
      algorithm: TOKEN_ALGORITHM,
      keyid: id,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      expiresIn: SESSION_SECONDS,
    },
  };
}

/** Finds the key that a token names. One that names none, or one that does not count, is held against the newest. */
export function tokenKeyFinder(env: Env): (token: string) => KeyObject {
  const [newest, ...older] = tokenKeys(env);
  if (older.length === 0) return () => newest.key;
  return (token) => older.find(({ id }) => id === keyIdOf(token))?.key ?? newest.key;
}

function keyIdOf(token: string): unknown {
  try {
    const head = JSON.parse(Buffer.from(token.split('.')[0], 'base64url').toString()) as {
      kid?: unknown;
    } | null;
    return head?.kid;
  } catch {
    return undefined; // not the head of a token: the check of its signature refuses it
  }
}

/** What a token says: whose session it is. Everything else is read from the database. */
export interface TokenClaims {
  sub: string;
  sid: string;
}
