import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

const fileOf = (path: string) =>
  ['.tsx', '.ts', ''].map((ending) => path + ending).find((each) => existsSync(each) && /\.tsx?$/.test(each));

/** Every package that a file imports statically, directly or through our own files. */
function packagesOf(entry: string): Map<string, string> {
  const packages = new Map<string, string>();
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      const name = from ?? bare ?? '';
      const own = name.startsWith('.') ? fileOf(join(dirname(file), name)) : undefined;
      if (own) files.add(own);
      else packages.set(name, file);
    }
  }
  return packages;
}

// They would increase the download of a first visit by a third.
const LATER = /^(@mui|@emotion|react-admin|ra-|zod|react-hook-form|react-markdown)/;

it.each(['main.tsx', 'home/HomePage.tsx'])(
  'loads neither the component library nor the console with %s',
  (name) => {
    const packages = packagesOf(join(import.meta.dirname, name));
    expect([...packages.keys()]).toEqual(expect.arrayContaining(['react-router']));
    expect([...packages].filter(([name]) => LATER.test(name))).toEqual([]);
  },
);
