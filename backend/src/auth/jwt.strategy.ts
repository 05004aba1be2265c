import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { SessionsService } from './sessions.service.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, tokenKeyFinder } from './tokens.js';
import type { TokenClaims } from './tokens.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    private readonly sessions: SessionsService,
  ) {
    const keyFor = tokenKeyFinder(env);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // jsonwebtoken accepts a KeyObject; the types of passport-jwt lack it
      secretOrKeyProvider: (_request, token: string, done) => done(null, keyFor(token) as unknown as Buffer),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** Runs when the signature is valid. The session row decides whether the token is still valid. */
  async validate(claims: TokenClaims): Promise<Actor> {
    const actor = await this.sessions.actorOf(claims);
    if (!actor) throw new Failure('SESSION_ENDED');
    return actor;
  }
}
