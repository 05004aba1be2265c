import { SERVER_OPTIONS } from '../../launch/portal.mjs';
import { compose, composeText, example, filledIn, read, type Service } from './support/compose.js';

const { api, proxy } = compose.services;
const members = ['mongo1', 'mongo2', 'mongo3'];
const MEBIBYTES: Record<string, number> = { m: 1, g: 1024 };

/** "512m" and "2g" in mebibytes. */
const sizeOf = (size: string) => Number(size.slice(0, -1)) * MEBIBYTES[size.at(-1)!];
const memoryOf = ({ deploy }: Service) => sizeOf(filledIn(deploy!.resources!.limits.memory, {}));
const writable = ({ tmpfs = [] }: Service) => tmpfs.map((each) => each.split(':')[0]);

describe('The containers of the production set-up', () => {
  it.each(Object.entries(compose.services))('shuts %s in', (name, service) => {
    const { read_only, cap_drop, cap_add, security_opt, user, privileged } = service;
    expect([read_only, cap_drop, security_opt, privileged]).toEqual([
      true,
      ['ALL'],
      ['no-new-privileges:true'],
      undefined,
    ]);
    // Only root gives another account the members' key, with no other right.
    const isKeyMaker = name === 'mongo-key';
    expect([user, cap_add]).toEqual(
      isKeyMaker ? ['0:0', ['CHOWN']] : [expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/), undefined],
    );
    // Memory-backed data is limited, below the service's limit.
    const bounded = (service.tmpfs ?? []).map((each) => sizeOf(/:size=(\d+[mg])$/.exec(each)![1]));
    expect(memoryOf(service)).toBeGreaterThan(bounded.reduce((sum, each) => sum + each, 0));
  });

  it('gives databases and servers the memory that they need', () => {
    for (const name of members) {
      const member = compose.services[name];
      const option = member.command!.find((each) => each.includes('CacheSizeGB'))!;
      const cache = Number(filledIn(option, {}).split('=')[1]) * 1024;
      // Connections and sorts, the mongosh of the health check, and its files.
      expect(memoryOf(member)).toBeGreaterThanOrEqual(cache + 512 + 150 + 64);
      expect(writable(member)).toEqual(['/tmp', '/data/configdb']);
      expect(member.environment).toMatchObject({ HOME: '/tmp' });
    }
    // Half is for Node.js; the rest for four passwords of 20 MB, the picture process, and /tmp.
    expect(memoryOf(api) / 2).toBeGreaterThanOrEqual(4 * 20 + 150 + 64);
    for (const name of ['MONGO_MEMORY', 'API_MEMORY'])
      expect(composeText).toContain(`\${${name}:-${example[name]}}`);
  });

  it('gives the server the Node.js options of `npm start`', () => {
    const image = read('Dockerfile');
    expect(image).toContain(`NODE_OPTIONS="${SERVER_OPTIONS.join(' ')}"`);
  });

  it('lets the proxy write where there is room, and no one fill that by sending slowly', () => {
    const conf = read('deploy/nginx.conf');
    expect(writable(proxy)).toEqual(['/tmp']);
    expect(conf).toMatch(/^pid \/tmp\//m);
    expect(conf.match(/_temp_path \/tmp\/\w+;/g)).toHaveLength(5);
    expect(conf).not.toMatch(/^user /m);
    expect(conf).toContain('proxy_max_temp_file_size 0;');
    const largest = sizeOf(/client_max_body_size (\d+m);/.exec(conf)![1]);
    const each = Number(/limit_conn uploads (\d+);/.exec(conf)![1]);
    const room = sizeOf(proxy.tmpfs![0].split('size=')[1]);
    expect(largest * each * 8).toBeLessThan(room);
    // An unprivileged port, inside and in the check.
    const port = /listen (\d+) default_server;/.exec(conf)![1];
    expect(Number(port)).toBeGreaterThan(1023);
    expect(proxy.ports).toEqual([`\${HTTP_PORT:-80}:${port}`]);
    expect(JSON.stringify(proxy.healthcheck)).toContain(`:${port}/proxy-health`);
  });

  it('builds on a Node.js that has support, named once for both stages', () => {
    const image = read('Dockerfile');
    const [, major] = /^ARG NODE_IMAGE=node:(\d+)-bookworm-slim(?:@sha256:[0-9a-f]{64})?$/m.exec(image)!;
    // Node 22's ends in April 2027.
    expect(Number(major)).toBeGreaterThanOrEqual(24);
    expect(image.match(/^FROM .*$/gm)).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${NODE_IMAGE}']);
  });
});
