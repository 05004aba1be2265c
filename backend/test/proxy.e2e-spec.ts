import { compose, read } from './support/compose.js';

/** Without comments; `deploy/check-proxy.mjs` attacks the real one. */
const conf = read('deploy/nginx.conf').replace(/#.*/g, '');

/** The single value of a directive on its own line. */
function valueOf(directive: string): string {
  const found = [...conf.matchAll(new RegExp(`^\\s*${directive}\\s+([^;]+);`, 'gm'))].map(
    ([, value]) => value,
  );
  expect([directive, found.length]).toEqual([directive, 1]);
  return found[0];
}

describe('The configuration of the proxy', () => {
  it('counts an IPv4 address, and the /64 of an IPv6 address', () => {
    const [, pattern] = /"~\(\?s\)(\^[^"]+)" \$prefix64;/.exec(conf)!;
    const prefix = new RegExp(pattern.replace('?<prefix64>', ''), 's');
    const ipv6 = Buffer.from('20010db80001000a0000000a00000001', 'hex').toString('latin1');
    expect(prefix.exec(ipv6)![1]).toBe(ipv6.slice(0, 8));
    expect(prefix.exec(Buffer.from('cb007109', 'hex').toString('latin1'))).toBeNull();
  });

  it('bounds the requests, the bodies and the rate of one network, for ordinary use far above its need', () => {
    const zones = [...conf.matchAll(/limit_(?:conn|req)_zone \$(\w+) zone=(\w+):/g)].map(([, key, zone]) => [
      zone,
      key,
    ]);
    expect(Object.fromEntries(zones)).toEqual({
      requests: 'network',
      bodies: 'sender',
      rate: 'network',
      uploads: 'sender_of_much',
    });
    const limitOf = (zone: string) => Number(new RegExp(`limit_conn ${zone} (\\d+);`).exec(conf)![1]);
    expect(limitOf('bodies')).toBeLessThanOrEqual(100);
    expect(limitOf('requests')).toBeLessThanOrEqual(500);
    // A waiting room that logs in, and the event streams of a clinic.
    expect(limitOf('bodies')).toBeGreaterThanOrEqual(60);
    expect(limitOf('requests')).toBeGreaterThanOrEqual(300);
    expect(conf).toMatch(/limit_req zone=rate burst=\d{3,} nodelay;/);
    expect([valueOf('limit_conn_status'), valueOf('limit_req_status')]).toEqual(['429', '429']);
    expect(conf).toMatch(/error_page 429 @too_many;/);
    expect(conf).toContain('"code":"TOO_MANY_REQUESTS"');
  });

  it('aborts stalled connections, and frees their memory', () => {
    const seconds = (directive: string) => Number(/^(\d+)s$/.exec(valueOf(directive))![1]);
    expect(seconds('client_header_timeout')).toBeLessThanOrEqual(5);
    expect(seconds('client_body_timeout')).toBeLessThanOrEqual(5);
    expect(seconds('send_timeout')).toBeLessThanOrEqual(10);
    expect(seconds('keepalive_timeout')).toBeLessThanOrEqual(15);
    expect(valueOf('reset_timedout_connection')).toBe('on');
  });

  it('has a file for each of its connections and one towards a server', () => {
    const connections = Number(valueOf('worker_connections'));
    expect(connections).toBeGreaterThanOrEqual(16_384);
    expect(Number(valueOf('worker_rlimit_nofile'))).toBeGreaterThanOrEqual(2 * connections);
    const { ulimits } = compose.services.proxy as unknown as { ulimits: { nofile: number } };
    expect(ulimits.nofile).toBeGreaterThanOrEqual(2 * connections);
  });

  it('logs no query and no line that names the whole address of a request', () => {
    const [, format] = /log_format brief '([^']*)'/.exec(conf)!;
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|uri|http_referer)\b/);
    expect(format).toContain('$logged_path');
    expect(valueOf('error_log')).toMatch(/ crit$/);
  });
});
