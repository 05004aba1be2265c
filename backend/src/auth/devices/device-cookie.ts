import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import type { PortalRequest } from '../../common/http/actor.js';

/** How long a device is known after its last login: half a year. */
export const KNOWN_FOR_SECONDS = 180 * 24 * 3600;

const NAME = 'device';
/** A family shares a browser: each person's login has a token of its own. */
const MAX_TOKENS = 5;
const VALUE = new RegExp(`(?:^|;) *${NAME}=([\\w.-]{1,${MAX_TOKENS * 44}})(?:;|$)`);
const TOKEN = /^[\w-]{43}$/;

/** The tokens of the browser that a login comes from, the one used last first; none from other programs. */
export const DeviceTokens = createParamDecorator((_: unknown, context: ExecutionContext): string[] => {
  const { cookie } = context.switchToHttp().getRequest<PortalRequest>().headers;
  const tokens = VALUE.exec(cookie ?? '')?.[1].split('.') ?? [];
  return tokens.filter((token) => TOKEN.test(token)).slice(0, MAX_TOKENS);
});

/** The header that leaves the tokens with the browser. They go to the login alone, and no script can read them. */
export const deviceCookie = (tokens: string[], { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string =>
  [
    `${NAME}=${tokens.slice(0, MAX_TOKENS).join('.')}`,
    'Path=/api/users/login',
    `Max-Age=${KNOWN_FOR_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(PUBLIC_URL.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
