import { createSecretKey } from 'node:crypto';
import type { JwtModuleOptions } from '@nestjs/jwt';
import type { Env } from '../config/env.js';

export const TOKEN_ISSUER = 'hospital-portal';
export const TOKEN_AUDIENCE = 'hospital-portal';
export const TOKEN_ALGORITHM = 'HS256';

/** Seconds without a call after which a session ends. */
export const IDLE_SECONDS = 30 * 60;
/** Seconds after which a session ends in any case. */
export const SESSION_SECONDS = 8 * 3600;

/** A KeyObject: with a string, every verification would first try to parse it as a public key. */
export const tokenKey = (env: Env) => createSecretKey(Buffer.from(env.JWT_SECRET));

export const tokenOptions = (env: Env): JwtModuleOptions => ({
  secret: tokenKey(env),
  signOptions: {
    algorithm: TOKEN_ALGORITHM,
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    expiresIn: SESSION_SECONDS,
  },
});

/** What a token says: whose session it is. Everything else is read from the database. */
export interface TokenClaims {
  sub: string;
  sid: string;
}
