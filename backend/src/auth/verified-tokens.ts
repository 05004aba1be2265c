import type { TokenClaims } from './tokens.js';

/** What a token says, and the second since 1970 at which it ends. */
export type DatedClaims = TokenClaims & { exp: number };

/** Each takes half a kilobyte; when there are more it begins anew. */
const MAX_KNOWN = 5_000;

/**
 * The tokens whose signature was found right by this process: each is sent with every call of its login, and checking
 * it was a twentieth of the lightest list. Whether the login still counts is asked every time, elsewhere.
 */
export class VerifiedTokens {
  private readonly known = new Map<string, DatedClaims>();

  /** What this token says, if it is known to be right and has not ended. */
  find(token: string): DatedClaims | undefined {
    const claims = this.known.get(token);
    if (!claims || claims.exp * 1000 > Date.now()) return claims;
    this.known.delete(token);
    return undefined;
  }

  keep(token: string, { sub, sid, exp }: DatedClaims): void {
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(token, { sub, sid, exp });
  }
}
