/**
 * Loads the site's TypeScript for page tests. Node keeps each module to the end of its process, and takes one that it is
 * given anew for another, to be read and compiled again: here a module is compiled once, and run once for each test file.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { isOurTypeScript, sourceOf, translate } from './translate.mjs';

/** What remembers nothing between two files: it is run once, as packages are. */
const CONTRACT = '/openapi/contract/';
/** Browser tests see them. */
const STYLES = /\.css$/;
/** Imported for their address. */
const PICTURES = /\.svg$/;
const MESSAGES = /\.json$/;

/** By address: how a module of ours is run and what it imports, or what a package exports. */
const known = new Map();
const ofAllFiles = new Map();

const addressOf = (specifier, parent) =>
  sourceOf(specifier, parent) ?? (specifier.startsWith('.') ? new URL(specifier, parent).href : specifier);

/** A translated module hands over what it imports and a function that makes it, once for each call. */
async function compile(address) {
  const source = await translate(address, 'systemjs');
  const module = {};
  const register = (specifiers, make) => {
    module.imports = specifiers.map((specifier) => addressOf(specifier, address));
    module.make = make;
  };
  compileFunction(source, ['System'], { filename: fileURLToPath(address) })({ register });
  return module;
}

async function learn(address) {
  if (isOurTypeScript(address)) return compile(address);
  if (PICTURES.test(address)) return { imports: [], exports: { default: address } };
  if (MESSAGES.test(address))
    return { imports: [], exports: await import(address, { with: { type: 'json' } }) };
  return { imports: [], exports: STYLES.test(address) ? {} : await import(address) };
}

/** Gets to know a module and all that it imports, so that they can be run without waiting. */
async function prepare(address, seen = new Set()) {
  if (seen.has(address)) return;
  seen.add(address);
  if (!known.has(address)) known.set(address, learn(address));
  const module = await known.get(address);
  known.set(address, module);
  await Promise.all(module.imports.map((imported) => prepare(imported, seen)));
}

/** @returns a module that has run, from those that belong to a test file or from those of all */
function run(address, ofThisFile) {
  const { imports, make, exports } = known.get(address);
  if (!make) return { exports };
  const modules = address.includes(CONTRACT) ? ofAllFiles : ofThisFile;
  if (modules.has(address)) return modules.get(address);

  const module = { modules, exports: { __proto__: null }, readers: [] };
  modules.set(address, module);
  try {
    start(module, { address, imports, make });
  } catch (error) {
    // Whoever asks again is told again.
    modules.delete(address);
    throw error;
  }
  return module;
}

function start({ modules, exports, readers }, { address, imports, make }) {
  const give = (names, value) => {
    Object.assign(exports, typeof names === 'string' ? { [names]: value } : names);
    for (const read of readers) read(exports);
    return value;
  };
  const path = fileURLToPath(address);
  const { setters, execute } = make(give, {
    meta: { url: address, filename: path, dirname: dirname(path) },
    import: (specifier) => load(addressOf(specifier, address), modules),
  });
  imports.forEach((imported, index) => {
    const from = run(imported, modules);
    // What all files share does not change, and would keep this file's modules for ever.
    if (from.modules === modules) from.readers.push(setters[index]);
    setters[index](from.exports);
  });
  if (execute() instanceof Promise) throw new Error(`Page tests cannot wait while ${path} is loaded.`);
}

async function load(address, modules) {
  await prepare(address);
  return run(address, modules).exports;
}

/** Runs the files one after the other, as modules of ours that nobody else gets. */
export async function runAlone(...addresses) {
  const modules = new Map();
  for (const address of addresses) await load(address, modules);
}
