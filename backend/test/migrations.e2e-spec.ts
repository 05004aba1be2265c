import { clearInventedSettings } from '../src/settings/clear-invented-settings.js';
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

describe('the invented settings of earlier versions', () => {
  let portal: Portal;
  const invented = {
    gstNumber: '29ABCDE1234F1Z5',
    promoPercent: 20,
    promoText: 'Sign up for a free health check-up.',
    version: 1,
  };

  beforeAll(async () => {
    portal = await startPortal('invented_settings');
  });
  afterAll(() => portal.close());

  const afterUpgrade = async (before: object) => {
    const settings = portal.db.collection('settings');
    await settings.updateOne({}, { $set: before, $unset: { setUpAt: 1 } });
    for (let run = 0; run < 2; run += 1) await clearInventedSettings(portal.db);
    const { gstNumber, promoPercent, promoText, version } = (await settings.findOne())!;
    return { gstNumber, promoPercent, promoText, version };
  };

  it('disappear if no person has saved them', async () => {
    expect(await afterUpgrade(invented)).toEqual({
      gstNumber: null,
      promoPercent: 0,
      promoText: null,
      version: 2,
    });
  });

  it('keep what differs, and what a person has saved', async () => {
    const own = { gstNumber: '27AAAAA0000A1Z5', promoPercent: 10, promoText: null, version: 1 };
    expect(await afterUpgrade(own)).toEqual(own);
    const saved = { ...invented, version: 2 };
    // The settings of a hospital that this version has created.
    await portal.db.collection('settings').updateOne({}, { $set: { ...invented, setUpAt: new Date() } });
    await clearInventedSettings(portal.db);
    expect(await portal.db.collection('settings').findOne()).toMatchObject(invented);
    expect(await afterUpgrade(saved)).toEqual(saved);
  });
});
