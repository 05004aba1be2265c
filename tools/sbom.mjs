#!/usr/bin/env node
/**
 * Writes what the product is made of to dist/sbom/, or the folder that is named, as CycloneDX: the packages that the
 * server is installed with, and all packages, which also have built the server and are in the site. Needs them installed,
 * as package-lock.json names them.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = process.argv[2] ?? 'dist/sbom';
const COMMAND = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'];
/** Of packages whose package.json names none: it is in a file beside it. */
const LICENSES = {
  'css-mediaquery@0.1.2': 'BSD-3-Clause',
  'pause@0.0.1': 'MIT',
  'png-js@1.1.0': 'MIT',
};

const identify = ({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length)).split('?')[0];

function withLicense(component) {
  const id = LICENSES[identify(component)];
  return component.licenses?.length || !id ? component : { ...component, licenses: [{ license: { id } }] };
}

/** What stays installed without the development's own packages, as name@version. */
function installedWithServer() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = Object.entries(packages).flatMap(([path, { name, version, dev }]) =>
    dev ? [] : [`${name ?? path.split('node_modules/').at(-1)}@${version}`],
  );
  return new Set(names);
}

/**
 * The part of the list that is installed with the server. npm's own `--omit=dev` takes away what development needs as
 * well, such as @nestjs/common: a hundred packages that the server loads.
 */
function ofServer(list) {
  const installed = installedWithServer();
  const components = list.components.filter((component) => installed.has(identify(component)));
  const kept = new Set([list.metadata.component, ...components].map((each) => each['bom-ref']));
  const dependencies = list.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
  return { ...list, serialNumber: `urn:uuid:${randomUUID()}`, components, dependencies };
}

function write(name, list) {
  const path = join(FOLDER, name);
  // Beside the target, then renamed: half a list would look like a short one.
  writeFileSync(`${path}.new`, `${JSON.stringify(list, undefined, 2)}\n`);
  renameSync(`${path}.new`, path);
  console.log(`${path}: ${list.components.length} packages`);
}

// A production environment would leave out what builds the site.
const options = { env: { ...process.env, NODE_ENV: '' }, encoding: 'utf8', maxBuffer: 2 ** 28 };
const all = JSON.parse(execFileSync('npm', [...COMMAND, '--include=dev'], options));
all.components = all.components.map(withLicense);
mkdirSync(FOLDER, { recursive: true });
write('everything.cdx.json', all);
write('server.cdx.json', ofServer(all));
