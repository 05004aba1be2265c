import { migrate } from '../src/database/migrate.js';
import type { Migrations } from '../src/database/migrate.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

describe('migrations', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('migrations');
  });
  afterAll(() => portal.close());

  it('run once per database, in their order', async () => {
    const calls: string[] = [];
    const first: Migrations = { 'add-rooms': async () => void calls.push('add-rooms') };
    const second: Migrations = { ...first, 'add-beds': async () => void calls.push('add-beds') };
    for (const migrations of [first, second, second]) await migrate(portal.db, migrations);
    expect(calls).toEqual(['add-rooms', 'add-beds']);
  });

  it('run again after a failure, and stop those behind it', async () => {
    const calls: string[] = [];
    let fails = true;
    const migrations: Migrations = {
      'name-wards': async () => {
        calls.push('name-wards');
        if (fails) throw new Error('Lost the database.');
      },
      'name-floors': async () => void calls.push('name-floors'),
    };
    await expect(migrate(portal.db, migrations)).rejects.toThrow('Lost the database.');
    fails = false;
    await migrate(portal.db, migrations);
    expect(calls).toEqual(['name-wards', 'name-wards', 'name-floors']);
  });
});
