import { VerifiedTokens } from './verified-tokens.js';

const claims = (seconds: number) => ({
  ...{ sub: 'person', sid: 'session' },
  exp: Math.floor(Date.now() / 1000) + seconds,
});

describe('VerifiedTokens', () => {
  it('should give what a token says until it ends, and nothing of another', () => {
    const tokens = new VerifiedTokens();
    const [live, ended] = [claims(60), claims(-1)];
    tokens.keep('live', live);
    tokens.keep('ended', ended);
    expect(tokens.find('live')).toEqual(live);
    expect(tokens.find('ended')).toBeUndefined();
    expect(tokens.find('liveX')).toBeUndefined();
  });

  it('should begin anew when it is full', () => {
    const tokens = new VerifiedTokens();
    for (let n = 0; n <= 5_000; n += 1) tokens.keep(`token ${n}`, claims(60));
    expect(tokens.find('token 0')).toBeUndefined();
    expect(tokens.find('token 5000')).toBeDefined();
  });
});
