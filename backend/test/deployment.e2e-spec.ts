import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { YAML11_SCHEMA, load } from 'js-yaml';
import { limitsOf } from '../src/common/limits/limits.js';
import { readEnv } from '../src/config/env.js';
import { SECRETS } from '../src/config/secret-files.js';
import { VARIABLE, compose, composeText, example, filledIn, read } from './support/compose.js';

/** Set by the image, or for development only. */
const NOT_PASSED_ON = ['HOST', 'RUN_JOBS', 'STRIPE_API_BASE', 'NO_LIMITS', ...Object.keys(limitsOf(1))];
/** The values that an administrator must choose. */
const CHOSEN: Record<string, string> = { PUBLIC_URL: 'https://portal.example.org' };
/** The secrets that an administrator gets from others. */
const GIVEN: Record<string, string> = {
  stripe_secret_key: 'sk_live_example0001',
  stripe_webhook_secret: 'whsec_example_0001_example',
};
/** The secrets folder of containers. */
const MOUNTED = '/run/secrets/';

const { api, proxy, ...others } = compose.services;
const members = ['mongo1', 'mongo2', 'mongo3'];

/** A secrets folder made by `deploy/make-secrets.sh`, with the external secrets. */
let secrets: string;
beforeAll(() => {
  const project = mkdtempSync(join(tmpdir(), 'hospital-portal-deployment-'));
  cpSync('deploy', join(project, 'deploy'), { recursive: true });
  makeSecrets(project);
  secrets = join(project, 'secrets');
  for (const [name, value] of Object.entries(GIVEN)) writeSecret(name, value);
});
afterAll(() => rmSync(join(secrets, '..'), { recursive: true }));

const makeSecrets = (project: string) =>
  execFileSync('sh', [join(project, 'deploy/make-secrets.sh')], { encoding: 'utf8' });

function writeSecret(name: string, value: string): void {
  rmSync(join(secrets, name), { force: true });
  writeFileSync(join(secrets, name), value);
}

const settingsOf = (env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(api.environment!).map(([name, value]) => [
      name,
      filledIn(value, env).replace(MOUNTED, `${secrets}/`),
    ]),
  );

describe('The files of the production set-up', () => {
  it('names every variable in .env.example, where people look for them', () => {
    const texts = composeText + read('deploy/tls.yml');
    const used = new Set([...texts.matchAll(VARIABLE)].map(([, name]) => name));
    expect([...used].filter((name) => !(name in example))).toEqual([]);
    expect(used.size).toBeGreaterThan(Object.keys(CHOSEN).length);
  });

  it('passes every setting on that the server knows, and none that it does not', () => {
    const env = readEnv({
      MONGODB_URI: 'mongodb://db/hospital',
      MONGO_PASSWORD: 'password',
      SMTP_URL: 'smtp://mail',
      AUDIT_MAIL_TO: 'audit@example.org',
      AUDIT_HEAD_FILE: '/audit/heads',
      CLAMD_ADDRESS: 'clamav:3310',
    });
    const known = Object.keys(env).filter((name) => name !== 'sandbox');
    const names = Object.keys(api.environment!).map((name) =>
      name in example ? name : name.replace(/_FILE$/, ''),
    );
    const passed = [...names, ...NOT_PASSED_ON];
    expect(passed.toSorted()).toEqual(known.toSorted());
  });

  it('is accepted by the server as production once the secrets are chosen', () => {
    const env = readEnv(settingsOf({ ...example, ...CHOSEN }));
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      TRUST_PROXY: 1,
      DEMO_DATA: false,
      sandbox: false,
      PUBLIC_URL: CHOSEN.PUBLIC_URL,
    });
    const password = read(join(secrets, 'mongo_password'));
    expect(env.MONGODB_URI).toContain(`hospital:${password}@mongo1:27017,mongo2:27017,mongo3:27017`);
  });

  it.each(['jwt_secret', 'file_secret', 'mail_secret', 'audit_secret', ...Object.keys(GIVEN)])(
    'is refused by the server, by name, while secrets/%s is empty',
    (name) => {
      const value = read(join(secrets, name));
      writeSecret(name, '');
      const start = () => readEnv(settingsOf({ ...example, ...CHOSEN }));
      expect(start).toThrow(new RegExp(`^Setting ${name.toUpperCase()} is missing`));
      writeSecret(name, value);
      expect(start).not.toThrow();
    },
  );

  it('creates distinct secrets once, readable in containers, and keeps existing ones', () => {
    const made = () =>
      readdirSync(secrets).map((name): [string, string] => [name, read(join(secrets, name))]);
    const before = made();
    expect(before.map(([name]) => name).toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    const random = before.filter(([name]) => !(name in GIVEN) && name !== 'smtp_url');
    for (const [, value] of random) expect(value).toMatch(/^[\w-]{64}$/);
    expect(new Set(random.map(([, value]) => value)).size).toBe(6);
    expect(makeSecrets(join(secrets, '..'))).toBe('');
    expect(made()).toEqual(before);
    const modes = ['', ...before.map(([name]) => name)].map(
      (name) => statSync(join(secrets, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, ...before.map(() => 0o444)]);
  });

  it.each(Object.keys(CHOSEN))('refuses to start without %s', (name) => {
    const values = [api, ...Object.values(others)].flatMap(({ environment }) =>
      Object.values(environment ?? {}),
    );
    const without = { ...example, ...CHOSEN, [name]: '' };
    const message = `set ${name} in .env`;
    expect(() => values.map((value) => filledIn(value, without))).toThrow(message);
  });

  it('contains no secret', () => {
    const services = Object.values(compose.services);
    const named = services.flatMap(({ environment = {}, secrets: own = [] }) =>
      Object.entries(environment)
        .filter(([name]) => /(PASSWORD|SECRET|_KEY|SMTP_URL)(_FILE)?$/.test(name))
        .map(([name, value]) => ({ name, value, own })),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const { name, value, own } of named) {
      expect([name, value]).toEqual([
        expect.stringMatching(/_FILE$/),
        expect.stringMatching(/^\/run\/secrets\//),
      ]);
      expect(own).toContain(value.slice(MOUNTED.length));
    }
    for (const { secrets: own = [] } of services)
      for (const name of own) expect(compose.secrets[name]).toEqual({ file: `./secrets/${name}` });
    expect(read('.gitignore')).toContain('\nsecrets/\n');
    expect(read('.dockerignore')).toContain('\nsecrets\n');
    for (const name of SECRETS.filter((name) => name in example))
      expect([name, example[name]]).toEqual([name, '']);
  });

  it('joins three members with a key file, each with its own data', () => {
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

  it('lets only the servers reach the database, and only the proxy be reached', () => {
    expect(compose.networks.database).toEqual({ internal: true });
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(proxy.networks).not.toContain('database');
    for (const name of members) expect(compose.services[name].networks).toEqual(['database']);
  });

  it('runs several unprivileged servers, which wait for their dependencies', () => {
    expect(Number(filledIn(api.deploy!.replicas!, {}))).toBeGreaterThan(1);
    expect([api.read_only, api.cap_drop, api.restart]).toEqual([true, ['ALL'], 'unless-stopped']);
    expect(api.depends_on).toEqual({ 'mongo-init': { condition: 'service_completed_successfully' } });
    expect(proxy.depends_on).toEqual({ api: { condition: 'service_healthy' } });
    const image = read('Dockerfile');
    expect(image).toMatch(/^HEALTHCHECK /m);
    expect(image).toMatch(/^USER node$/m);
    expect(image).toContain('HOST=0.0.0.0');
    // Replaces the proxy's server address with this test's.
    expect(read('deploy/nginx.conf')).toContain(`server api:${api.environment!.PORT} resolve`);
  });

  it('speaks HTTP/2 at its one address, and HTTPS once the settings name a certificate', () => {
    const [, server] = read('deploy/nginx.conf').split(/^    server \{$/m);
    const directives = server.replace(/#.*/g, '');
    expect(directives).toMatch(/^\s*http2 on;$/m);
    const tls = load(read('deploy/tls.yml'), { schema: YAML11_SCHEMA }) as typeof compose;
    const { ports, volumes } = tls.services.proxy;
    const named = { TLS_CERTIFICATE: '/certs/site.pem', TLS_CERTIFICATE_KEY: '/certs/site.key' };
    const mounts = volumes!.map((volume) => filledIn(volume, named).split(':'));
    for (const name of Object.keys(named))
      expect(() => volumes!.map((one) => filledIn(one, { ...named, [name]: '' }))).toThrow(
        `set ${name} in .env`,
      );
    expect(mounts.every(([, , way]) => way === 'ro')).toBe(true);
    // The proxy includes this file, which is empty by default.
    const [[from, to]] = mounts;
    const folder = /^\s*include (.*)\/\*\.conf;$/m.exec(directives)![1];
    expect(to).toBe(`${folder}/tls.conf`);
    expect(compose.services.proxy.volumes!.join()).not.toContain(folder);
    const conf = read(from);
    expect(conf).toContain(`listen ${filledIn(ports![0], {}).split(':')[1]} ssl default_server;`);
    const files = [...conf.matchAll(/^ssl_certificate(?:_key)? (.*);$/gm)].map(([, file]) => file);
    expect(files).toEqual(mounts.slice(1).map(([, inside]) => inside));
    expect(example.COMPOSE_FILE).toBe('docker-compose.yml');
    // Not available before 1.25.1.
    const [, major, minor] = /nginx:(\d+)\.(\d+)/.exec(proxy.image!)!;
    expect(Number(major) * 1000 + Number(minor)).toBeGreaterThan(1025);
  });

  it('limits the disk use of logs and caches', () => {
    const lasting = Object.values(compose.services).filter(({ restart }) => restart);
    expect(lasting).toHaveLength(members.length + 2);
    for (const { logging } of lasting)
      expect(logging!.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
    for (const name of members) {
      const cache = compose.services[name].command!.find((option) => option.includes('CacheSizeGB'));
      expect(filledIn(cache!, example)).toBe('--wiredTigerCacheSizeGB=1');
    }
  });

  it('names networks, volumes and files that exist', () => {
    for (const { networks = [], volumes = [] } of Object.values(compose.services)) {
      expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
      for (const [source] of volumes.map((volume) => volume.split(':')))
        expect(source.startsWith('./') ? statSync(source).isFile() : source in compose.volumes).toBe(true);
    }
    for (const [, sources] of read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const source of sources.split(' ')) expect(statSync(source)).toBeDefined();
  });
});
