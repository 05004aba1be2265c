import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './processes.mjs';

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own list when an installation is complete,
 * so a missing, interrupted or outdated installation shows; packages for other systems may be absent.
 */
export function packagesAreCurrent(root) {
  const installedList = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(installedList);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const present = installed[path];
    if (!present) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return present.version === entry.version;
  });
}

/**
 * Installs the packages when they are missing or the lock file has changed.
 * @param {{ root: string, step: <T>(label: string, work: () => Promise<T>) => Promise<T> }} options
 * @throws Error with npm's own output when the installation fails
 */
export async function ensurePackages({ root, step }) {
  if (packagesAreCurrent(root)) return;
  // Production environments would leave out what builds the site.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await step('Installing the packages (the first time this takes a minute or two)', () =>
    runTool('npm', args, { cwd: root, failure: 'The packages could not be installed (npm ci)' }),
  );
}
