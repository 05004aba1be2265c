import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DoctorIdDto } from '../../openapi/contract/people/doctor-ids.js';
import { demoAdmin } from './support/people';
import { expect, test } from './support/test';

const BUILT = 'dist/web';
/** Formats of server secrets; the demo password is in the README and in examples of the contract. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b[sr]k_(?:live|test)_\w+/,
  /\bwhsec_\w+/,
  /\bmongodb(?:\+srv)?:\/\//,
  /\bsmtps?:\/\//,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}/,
  /development-only-secret|JWT_SECRET|passwordHash|\$argon2/,
];

test('the built site contains no secret, no doctor ID and no source map', async ({ api }) => {
  const names = readdirSync(BUILT, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const texts = names.filter((name) => /\.(?:js|css|html|svg)$/.test(name));
  expect(texts.length).toBeGreaterThan(50);
  const admin = await api.logIn(demoAdmin);
  await api.call('post', '/api/v1/doctor-ids', admin, {});
  const codes = await api.call<DoctorIdDto[]>('get', '/api/v1/doctor-ids', admin);
  // The demo's are in the README and in examples of the contract; production has none of them.
  const open = codes.flatMap(({ code, usedBy }) => (usedBy || code.startsWith('DEMO-DOC-') ? [] : [code]));
  expect(open.length).toBeGreaterThan(0);
  for (const name of texts) {
    const text = readFileSync(join(BUILT, name), 'utf8');
    const found = [
      ...SECRETS.filter((secret) => secret.test(text)).map(({ source }) => source),
      ...open.filter((code) => text.includes(code)),
    ];
    expect([name, found]).toEqual([name, []]);
  }
});
