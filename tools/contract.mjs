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

async function made() {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const file = join(folder, 'openapi.json');
    const env = { ...process.env, MONGODB_URI: 'mongodb://localhost/none', NODE_ENV: 'development' };
    await run(process.execPath, ['dist/server/backend/src/openapi.js', file], { env });
    const json = await readFile(file, 'utf8');
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
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (committed !== text) stale.push(file);
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
