import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../../launch/build.mjs';

interface Package {
  name?: string;
  version: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}
interface Component {
  purl: string;
  licenses?: { license: { id?: string; name?: string }; expression?: string }[];
}
interface List {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { 'bom-ref': string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Looked at: each does without what it would run at installation (docs/security.md). */
const WITH_SCRIPTS = ['@parcel/watcher', '@scarf/scarf', '@swc/core', 'unrs-resolver'];

const read = (path: string) => readFileSync(path, 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = ([path, { name }]: [string, Package]) => name ?? path.split('node_modules/').at(-1)!;

describe('Packages at their installation', () => {
  it('should run nothing of their own, however they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const commands = ['Dockerfile', 'launch/build.mjs', 'tools/fetch/chromium.mjs'].flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /--no-audit|(?:RUN|&&) npm (?:ci|i|install|prune)\b/.test(line)),
    );
    expect(commands).toHaveLength(4);
    for (const command of commands) expect(command).toContain('--ignore-scripts');
  });

  it('should be looked at before another one that would run something is added', () => {
    const names = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(nameOf);
    expect(names.toSorted()).toEqual(WITH_SCRIPTS);
    for (const name of WITH_SCRIPTS) expect(read('docs/security.md')).toContain(`\`${name}\``);
  });
});

/** Prints what each package that is named gives when it is found from the folder in which this runs. */
const PRINT_EXPORTS = `
const found = {};
for (const name of process.argv.slice(1))
  found[name] = Object.entries(await import(name)).map(([key, value]) => [key, typeof value, value?.name]);
process.stdout.write(JSON.stringify(found), () => process.exit());`;

describe("The server's packages, made small", () => {
  mkdirSync('dist', { recursive: true });
  const isThere = isBuilt('server', '.');
  const folder = isThere ? 'dist/server' : mkdtempSync('dist/small-');
  const isOfSite = (name: string) => /^(?:@mui|react-markdown|remark)/.test(name);
  const names = Object.keys(dependencies).filter((name) => !isOfSite(name));
  const exportsIn = (cwd: string) => {
    const args = ['--input-type=module', '-e', PRINT_EXPORTS, ...names];
    return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })) as unknown;
  };

  beforeAll(() => {
    if (!isThere) execFileSync(process.execPath, ['tools/small-packages.mjs', join(folder, 'node_modules')]);
  }, 60_000);
  afterAll(() => isThere || rmSync(folder, { recursive: true }));

  it('should give what the installed ones give, under the same names', () => {
    expect(exportsIn(folder)).toEqual(exportsIn('.'));
  }, 60_000);

  it('should be asked for by one name each, where all programs of a package became one', () => {
    const ours = ['backend/src', 'openapi/contract', 'stripe-sandbox/src'];
    const quoted = `["'\`](@nestjs/swagger|es-toolkit|libphonenumber-js|stripe)(/[^"'\`]*)?["'\`]`;
    const programs = ['--include=*.js', '--include=*.[cm]js', '--include=*.ts', '--exclude=*.spec.ts'];
    const args = ['-rhoE', ...programs, quoted, join(folder, 'node_modules'), ...ours];
    const found = execFileSync('grep', args, { encoding: 'utf8' }).trim().split('\n');
    const asked = [...new Set(found.map((name) => name.slice(1, -1)))];
    expect(asked.toSorted()).toEqual([
      '@nestjs/swagger',
      'es-toolkit/compat',
      'libphonenumber-js/min',
      'stripe',
    ]);
  });

  it('should be smaller, and have what is no program', () => {
    const sizeOf = (path: string) => statSync(path).size;
    const program = 'node_modules/mongoose/lib/model.js';
    expect(sizeOf(join(folder, program))).toBeLessThan(sizeOf(program) / 2);
    for (const file of ['mongoose/package.json', 'swagger-ui-dist/swagger-ui.css', 'fastify/LICENSE'])
      expect(sizeOf(join(folder, 'node_modules', file))).toBe(sizeOf(join('node_modules', file)));
  });

  it('should be made in the image, too', () => {
    expect(read('Dockerfile')).toContain('node tools/small-packages.mjs node_modules');
    expect(read('.dockerignore')).toContain('\n!tools/small-packages.mjs\n');
  });
});

describe('The list of what the product is made of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hospital-portal-sbom-'));
  const listed = (name: string) => JSON.parse(read(join(folder, name))) as List;
  const idOf = ({ purl }: Component) => decodeURIComponent(purl.replace('pkg:npm/', '')).split('?')[0];
  /** Of packages for other systems only the list of the other system can speak. */
  const present = entries.filter(([path]) => existsSync(path));
  const idsOf = (some: [string, Package][]) =>
    [...new Set(some.map((each) => `${nameOf(each)}@${each[1].version}`))].toSorted();

  beforeAll(() => execFileSync(process.execPath, ['tools/sbom.mjs', folder], { env: process.env }), 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('should name every package of the server with its version and nothing that only builds', () => {
    const { bomFormat, components } = listed('server.cdx.json');
    expect(bomFormat).toBe('CycloneDX');
    const ids = components.map(idOf);
    expect(ids.toSorted()).toEqual(idsOf(present.filter(([, { dev }]) => !dev)));
    for (const [name, version] of Object.entries(dependencies)) expect(ids).toContain(`${name}@${version}`);
    expect(ids.filter((id) => /^(?:vite|jest|eslint|react-admin)@/.test(id))).toEqual([]);
  });

  it('should name every package that has built the server or is in the site', () => {
    expect(listed('everything.cdx.json').components.map(idOf).toSorted()).toEqual(idsOf(present));
  });

  it.each(['server.cdx.json', 'everything.cdx.json'])('should give every licence in %s', (name) => {
    const { components } = listed(name);
    const known = ({ licenses = [] }: Component) =>
      licenses.some(({ license, expression }) => expression || license.id || license.name);
    expect(components.filter((each) => !known(each)).map(idOf)).toEqual([]);
  });

  it.each(['server.cdx.json', 'everything.cdx.json'])('should refer to nothing that %s has not', (name) => {
    const { components, dependencies: edges, metadata } = listed(name);
    const refs = new Set([metadata.component, ...components].map((each) => each['bom-ref' as never]));
    const asked = edges.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(asked.length).toBeGreaterThan(components.length);
    expect(asked.filter((ref) => !refs.has(ref as never))).toEqual([]);
  });
});
