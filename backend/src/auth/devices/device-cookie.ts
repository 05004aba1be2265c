import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import type { PortalRequest } from '../../common/http/actor.js';

/** A device stays known for half a year after its last login. */
export const KNOWN_FOR_SECONDS = 180 * 24 * 3600;

const NAME = 'device';
/** A browser can be shared, so each person has a token of their own. */
const MAX_TOKENS = 5;
const VALUE = new RegExp(`(?:^|;) *${NAME}=([\\w.-]{1,${MAX_TOKENS * 44}})(?:;|$)`);
const TOKEN = /^[\w-]{43}$/;

/** The device tokens of a login's browser, the last used first; empty for other programs. */
export const DeviceTokens = createParamDecorator((_: unknown, context: ExecutionContext): string[] => {
  const { cookie } = context.switchToHttp().getRequest<PortalRequest>().headers;
  const tokens = VALUE.exec(cookie ?? '')?.[1].split('.') ?? [];
  return tokens.filter((token) => TOKEN.test(token)).slice(0, MAX_TOKENS);
});

/**
 * The header that stores the tokens in the browser. Only the login route receives them, and scripts cannot read
 * them.
 */
export const deviceCookie = (tokens: string[], { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string =>
  [
    `${NAME}=${tokens.slice(0, MAX_TOKENS).join('.')}`,
    'Path=/api/users/login',
    `Max-Age=${KNOWN_FOR_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(PUBLIC_URL.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
