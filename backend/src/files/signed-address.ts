import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { PortalRequest } from '../common/http/actor.js';

/** The query of a signed address, unchecked. */
export interface Signed {
  expires: unknown;
  /** The login that the address was made for; not set for a guest. */
  session: unknown;
  signature: unknown;
}

/** The query of a signed address. */
export const SignedQuery = createParamDecorator((_: unknown, context: ExecutionContext): Signed => {
  const { expires, session, signature } = context.switchToHttp().getRequest<PortalRequest>().query as Signed;
  return { expires, session, signature };
});
