import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Reviewed: each works without its install script (docs/security.md). */
const WITH_SCRIPTS = ['@parcel/watcher', '@scarf/scarf', '@swc/core', 'unrs-resolver'];

const read = (path: string) => readFileSync(path, 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = ([path, { name }]: [string, Package]) => name ?? path.split('node_modules/').at(-1)!;

describe('Packages at their installation', () => {
  it('runs no install scripts of dependencies', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const commands = ['Dockerfile', 'launch/build.mjs', 'tools/fetch/offline.mjs'].flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /--no-audit|(?:RUN|&&) npm (?:ci|i|install|prune)\b/.test(line)),
    );
    expect(commands).toHaveLength(4);
    for (const command of commands) expect(command).toContain('--ignore-scripts');
  });

  it('is looked at before another one that would run something is added', () => {
    const names = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(nameOf);
    expect(names.toSorted()).toEqual(WITH_SCRIPTS);
    for (const name of WITH_SCRIPTS) expect(read('docs/security.md')).toContain(`\`${name}\``);
  });
});

describe('The software bill of materials', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hospital-portal-sbom-'));
  const listed = (name: string) => JSON.parse(read(join(folder, name))) as List;
  const idOf = ({ purl }: Component) => decodeURIComponent(purl.replace('pkg:npm/', '')).split('?')[0];
  /** The packages of another system can only be checked there. */
  const present = entries.filter(([path]) => existsSync(path));
  const idsOf = (some: [string, Package][]) =>
    [...new Set(some.map((each) => `${nameOf(each)}@${each[1].version}`))].toSorted();

  beforeAll(() => execFileSync(process.execPath, ['tools/sbom.mjs', folder], { env: process.env }), 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names every package of the server with its version and nothing that only builds', () => {
    const { bomFormat, components } = listed('server.cdx.json');
    expect(bomFormat).toBe('CycloneDX');
    const ids = components.map(idOf);
    expect(ids.toSorted()).toEqual(idsOf(present.filter(([, { dev }]) => !dev)));
    for (const [name, version] of Object.entries(dependencies)) expect(ids).toContain(`${name}@${version}`);
    expect(ids.filter((id) => /^(?:vite|jest|eslint|react-admin)@/.test(id))).toEqual([]);
  });

  it('names every package that has built the server or is in the site', () => {
    expect(listed('everything.cdx.json').components.map(idOf).toSorted()).toEqual(idsOf(present));
  });

  it.each(['server.cdx.json', 'everything.cdx.json'])('gives every licence in %s', (name) => {
    const { components } = listed(name);
    const known = ({ licenses = [] }: Component) =>
      licenses.some(({ license, expression }) => expression || license.id || license.name);
    expect(components.filter((each) => !known(each)).map(idOf)).toEqual([]);
  });

  it.each(['server.cdx.json', 'everything.cdx.json'])('refers to nothing that %s has not', (name) => {
    const { components, dependencies: edges, metadata } = listed(name);
    const refs = new Set([metadata.component, ...components].map((each) => each['bom-ref' as never]));
    const asked = edges.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(asked.length).toBeGreaterThan(components.length);
    expect(asked.filter((ref) => !refs.has(ref as never))).toEqual([]);
  });
});
