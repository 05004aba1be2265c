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
  /** The id of the key in a token's header. It reveals nothing about the key. */
  id: string;
  /** A KeyObject, because a string would be parsed as a public key for every verification. */
  key: KeyObject;
}

/** Newest first: it signs. The others stay valid until their sessions are over. */
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

/** Finds the key of a token. A token without a valid key id is checked with the newest key. */
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
    return undefined; // not a token header: the signature check refuses it
  }
}

/** A token's payload: the session and its person. The database has everything else. */
export interface TokenClaims {
  sub: string;
  sid: string;
}
