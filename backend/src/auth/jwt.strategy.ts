import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { SessionsService } from './sessions.service.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, tokenKeyFinder } from './tokens.js';
import { VerifiedTokens } from './verified-tokens.js';
import type { DatedClaims } from './verified-tokens.js';

type Incoming = Parameters<Strategy['authenticate']>[0];

const tokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  private readonly verified = new VerifiedTokens();

  constructor(
    @Inject(ENV) env: Env,
    private readonly sessions: SessionsService,
  ) {
    const keyFor = tokenKeyFinder(env);
    super({
      jwtFromRequest: tokenOf,
      passReqToCallback: true,
      // jsonwebtoken takes a KeyObject; the typings of passport-jwt do not know that yet
      secretOrKeyProvider: (_request, token: string, done) => done(null, keyFor(token) as unknown as Buffer),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** Asks for no signature twice. */
  override authenticate(request: Incoming, options?: object): void {
    const token = tokenOf(request);
    const claims = token === null ? undefined : this.verified.find(token);
    if (!claims) return super.authenticate(request, options);
    this.actorOf(claims).then(
      (actor) => this.success(actor),
      (error: unknown) => this.error(error as Error),
    );
  }

  /** Who sends this request, when both the token and its session are known here; null says that they have to be looked up. */
  knownActor(request: Pick<Incoming, 'headers'>): Actor | null {
    const token = tokenOf(request as Incoming);
    const claims = token === null ? undefined : this.verified.find(token);
    return claims ? this.sessions.knownActor(claims) : null;
  }

  /** Runs when the signature is right. */
  validate(request: Incoming, claims: DatedClaims): Promise<Actor> {
    this.verified.keep(tokenOf(request)!, claims);
    return this.actorOf(claims);
  }

  /** The session row decides whether the token still counts. */
  private async actorOf(claims: DatedClaims): Promise<Actor> {
    const actor = await this.sessions.actorOf(claims);
    if (!actor) throw new Failure('SESSION_ENDED');
    return actor;
  }
}
