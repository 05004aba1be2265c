import { readFileSync, statSync } from 'node:fs';
import { YAML11_SCHEMA, load } from 'js-yaml';
import { readEnv } from '../src/config/env.js';

interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  restart?: string;
  deploy?: { replicas: string };
  logging?: { options: object };
  read_only?: boolean;
  cap_drop?: string[];
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, object>;
  volumes: Record<string, object | null>;
}

/** Set by the image, or for development only. */
const NOT_PASSED_ON = ['HOST', 'RUN_JOBS', 'STRIPE_API_BASE'];
/** What an administrator has to choose. */
const CHOSEN: Record<string, string> = {
  PUBLIC_URL: 'https://portal.example.org',
  MONGO_ROOT_PASSWORD: 'rootPassword0123456789',
  MONGO_PASSWORD: 'password0123456789',
  JWT_SECRET: 'a-long-secret-of-the-hospital-itself-0001',
  STRIPE_SECRET_KEY: 'sk_live_example0001',
  STRIPE_WEBHOOK_SECRET: 'whsec_example_0001_example',
};
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

const read = (path: string) => readFileSync(path, 'utf8');
const text = read('docker-compose.yml');
const compose = load(text, { schema: YAML11_SCHEMA }) as Compose;
const { api, proxy, ...others } = compose.services;
const members = ['mongo1', 'mongo2', 'mongo3'];
const example = Object.fromEntries(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value.replace(/^"(.*)"$/, '$1'),
  ]),
);

/** A value as Compose fills it in. @throws Error where Compose would refuse to start */
function filledIn(value: string, env: Record<string, string>): string {
  return value.replace(VARIABLE, (_, name: string, kind?: string, more = '') => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(more);
    return more;
  });
}

const settingsOf = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(api.environment!).map(([name, value]) => [name, filledIn(value, env)]));

describe('The files of the production set-up', () => {
  it('should name every variable in .env.example, where people look for them', () => {
    const used = new Set([...text.matchAll(VARIABLE)].map(([, name]) => name));
    expect([...used].filter((name) => !(name in example))).toEqual([]);
    expect(used.size).toBeGreaterThan(Object.keys(CHOSEN).length);
  });

  it('should pass every setting on that the server knows, and none that it does not', () => {
    const env = readEnv({ MONGODB_URI: 'mongodb://db/hospital', SMTP_URL: 'smtp://mail' });
    const known = Object.keys(env).filter((name) => name !== 'sandbox');
    const passed = [...Object.keys(api.environment!), ...NOT_PASSED_ON];
    expect(passed.toSorted()).toEqual(known.toSorted());
  });

  it('should be accepted by the server as production once the secrets are chosen', () => {
    const env = readEnv(settingsOf({ ...example, ...CHOSEN }));
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      TRUST_PROXY: 1,
      DEMO_DATA: false,
      sandbox: false,
      PUBLIC_URL: CHOSEN.PUBLIC_URL,
    });
    expect(env.MONGODB_URI).toContain(
      `hospital:${CHOSEN.MONGO_PASSWORD}@mongo1:27017,mongo2:27017,mongo3:27017`,
    );
  });

  it.each(Object.keys(CHOSEN))('should refuse to start without %s', (name) => {
    const values = [api, ...Object.values(others)].flatMap(({ environment }) =>
      Object.values(environment ?? {}),
    );
    const without = { ...example, ...CHOSEN, [name]: '' };
    const message = `set ${name} in .env`;
    expect(() => values.map((value) => filledIn(value, without))).toThrow(message);
  });

  it('should hold no secret of its own', () => {
    const lines = text.split('\n').filter((line) => /^\s*\w*(PASSWORD|SECRET|_KEY): /.test(line));
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => !/: \$\{(\w+):\?set \1 in \.env\}$/.test(line))).toEqual([]);
    for (const name of ['JWT_SECRET', 'MONGO_ROOT_PASSWORD', 'MONGO_PASSWORD', 'STRIPE_SECRET_KEY'])
      expect([name, example[name]]).toEqual([name, '']);
  });

  it('should join three members by a key file, each with data of its own', () => {
    const own = members.map((name) => {
      const { command, volumes, healthcheck, restart } = compose.services[name];
      expect(command).toEqual(expect.arrayContaining(['--replSet=rs0', '--keyFile=/keys/keyfile']));
      expect([typeof healthcheck, restart]).toEqual(['object', 'unless-stopped']);
      expect(volumes).toContain('mongo-key:/keys:ro');
      return volumes!.find((volume) => volume.endsWith(':/data/db'));
    });
    expect(new Set(own).size).toBe(members.length);
    const joined = compose.services['mongo-init'].environment!.MONGO_MEMBERS.split(',');
    expect(joined).toEqual(members.map((name) => `${name}:27017`));
  });

  it('should let only the servers reach the database, and only the proxy be reached', () => {
    expect(compose.networks.database).toEqual({ internal: true });
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(proxy.networks).not.toContain('database');
    for (const name of members) expect(compose.services[name].networks).toEqual(['database']);
  });

  it('should run several servers without rights, and wait for what they need', () => {
    expect(Number(filledIn(api.deploy!.replicas, {}))).toBeGreaterThan(1);
    expect([api.read_only, api.cap_drop, api.restart]).toEqual([true, ['ALL'], 'unless-stopped']);
    expect(api.depends_on).toEqual({ 'mongo-init': { condition: 'service_completed_successfully' } });
    expect(proxy.depends_on).toEqual({ api: { condition: 'service_healthy' } });
    const image = read('Dockerfile');
    expect(image).toMatch(/^HEALTHCHECK /m);
    expect(image).toMatch(/^USER node$/m);
    expect(image).toContain('HOST=0.0.0.0');
    // The proxy's address of the servers is their name and port here.
    expect(read('deploy/nginx.conf')).toContain(`server api:${api.environment!.PORT} resolve`);
  });

  it('should bound what logs and caches take of the machine', () => {
    const lasting = Object.values(compose.services).filter(({ restart }) => restart);
    expect(lasting).toHaveLength(members.length + 2);
    for (const { logging } of lasting)
      expect(logging!.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
    for (const name of members) {
      const cache = compose.services[name].command!.find((option) => option.includes('CacheSizeGB'));
      expect(filledIn(cache!, example)).toBe('--wiredTigerCacheSizeGB=1');
    }
  });

  it('should name networks, volumes and files that exist', () => {
    for (const { networks = [], volumes = [] } of Object.values(compose.services)) {
      expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
      for (const [source] of volumes.map((volume) => volume.split(':')))
        expect(source.startsWith('./') ? statSync(source).isFile() : source in compose.volumes).toBe(true);
    }
    for (const [, sources] of read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const source of sources.split(' ')) expect(statSync(source)).toBeDefined();
  });
});
