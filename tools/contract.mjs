#!/usr/bin/env node
/**
 * Writes openapi/openapi.json from the built server and openapi/schema.ts from that.
 * With --check it writes nothing and fails when what is committed is not what the server says.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';

const run = promisify(execFile);
const HEAD = '/* Made by `npm run contract` from openapi.json. Do not edit. */\n\n';

const committed = (file) => readFile(file, 'utf8').catch(() => '');

/** Existing entries keep their place, so that a diff only shows changes. */
function inCommittedOrder(text, before) {
  if (!before) return text;
  const [now, then] = [JSON.parse(text), JSON.parse(before)];
  now.paths = ordered(now.paths, then.paths);
  now.components.schemas = ordered(now.components.schemas, then.components.schemas);
  return JSON.stringify(now, null, 2) + text.slice(text.trimEnd().length);
}

/** New entries follow their predecessor in the server's order. */
function ordered(now, then) {
  const names = Object.keys(then).filter((name) => name in now);
  const made = Object.keys(now);
  for (const [index, name] of made.entries()) {
    if (!(name in then)) names.splice(names.indexOf(made[index - 1]) + 1, 0, name);
  }
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

async function made() {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const file = join(folder, 'openapi.json');
    const env = { ...process.env, MONGODB_URI: 'mongodb://localhost/none', NODE_ENV: 'development' };
    await run(process.execPath, ['dist/server/backend/src/openapi.js', file], { env });
    const json = inCommittedOrder(await readFile(file, 'utf8'), await committed('openapi/openapi.json'));
    const types = HEAD + astToString(await openapiTS(JSON.parse(json)));
    return { 'openapi/openapi.json': json, 'openapi/schema.ts': types };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const files = Object.entries(await made());
if (process.argv.includes('--check')) {
  const stale = [];
  for (const [file, text] of files) {
    if ((await committed(file)) !== text) stale.push(file);
  }
  if (stale.length > 0) {
    console.error(`${stale.join(' and ')} differ from what the server says. Run: npm run contract`);
    process.exit(1);
  }
  console.log('openapi/openapi.json and openapi/schema.ts are what the server says.');
} else {
  for (const [file, text] of files) await writeFile(file, text);
  console.log(`Wrote ${files.map(([file]) => file).join(' and ')}.`);
}
