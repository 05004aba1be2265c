#!/usr/bin/env node
/**
 * Writes the programs of the server's packages without comments, spaces and long names: V8 keeps the text of all that it has
 * read (docs/performance.md, "Memory"). They go to dist/server/node_modules, where the built server finds them before those that
 * are installed, or to the folder that is named, which may be node_modules itself. It is file by file, but for some packages
 * of hundreds, and what each gives stays as it is: names of exports, functions and classes, and the order in which all are read.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { minifySync } from 'rolldown/utils';

const INSTALLED = 'node_modules';
const FOLDER = process.argv[2] ?? join('dist/server', INSTALLED);
/** What only the site is built from, and what comes compiled: the server finds the latter where they are installed. */
const LEFT = ['@mui/x-charts', 'react-markdown', 'remark-gfm', 'sharp', '@node-rs/argon2'];
/**
 * Programs that take in all others of their package that they ask for, as Node keeps some 5 kB of a module beside its text.
 * Nobody asks for another program of these packages, of which there would be two then.
 */
const IN_ONE = ['@nestjs/swagger', 'es-toolkit/compat', 'libphonenumber-js/min', 'stripe'];
const PROGRAMS = ['.js', '.cjs', '.mjs'];
const UNREAD = ['.ts', '.mts', '.cts', '.map', '.md', '.markdown'];
const OPTIONS = {
  compress: false,
  // Node looks for the names of exports in the text: these are what it knows them by.
  mangle: { toplevel: false, keepNames: true, reserved: ['exports', 'module', 'require'] },
  // With one letter beyond Latin-1 each of a file's letters takes two bytes.
  codegen: { removeWhitespace: true, asciiOnly: true, legalComments: 'none' },
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Where Node finds a package that one at `from` asks for. @returns {string | undefined} */
function locate(name, from) {
  const path = join(from, INSTALLED, name);
  if (packages[path] || from === '') return path;
  return locate(name, from.slice(0, Math.max(0, from.lastIndexOf(`/${INSTALLED}/`))));
}

/** The packages of the server with all that they ask for themselves, as paths. @returns {Set<string>} */
function packagesOfServer() {
  const found = new Set();
  const add = (name, from) => {
    const path = locate(name, from);
    const isOfServer = packages[path] && !packages[path].dev && !packages[path].devOptional;
    if (!isOfServer || LEFT.includes(name) || found.has(path) || !existsSync(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path];
    const asked = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const each of asked) add(each, path);
  };
  for (const name of Object.keys(packages[''].dependencies)) add(name, '');
  return found;
}

/** A program that cannot be read, as some of the packages' own tests, stays as it is. */
function small(path) {
  const text = readFileSync(path, 'utf8');
  const { code, errors } = minifySync(path, text, OPTIONS);
  return errors.length > 0 ? text : code;
}

function write(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== INSTALLED) write(source, target);
    } else if (PROGRAMS.includes(extname(entry.name))) writeFileSync(target, small(source));
    else if (source !== target && !UNREAD.includes(extname(entry.name))) copyFileSync(source, target);
  }
}

/** @param {string} name by which the server asks for it */
async function writeInOne(name) {
  const input = fileURLToPath(import.meta.resolve(name));
  await build({
    input,
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    output: {
      file: join(FOLDER, relative(INSTALLED, input)),
      keepNames: true,
      comments: false,
      minify: OPTIONS,
    },
  });
}

for (const path of packagesOfServer()) write(path, join(FOLDER, path.slice(INSTALLED.length)));
for (const name of IN_ONE) await writeInOne(name);
