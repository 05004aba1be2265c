import { createConnection } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { databaseUri } from '../../test/support/portal.js';
import { AuditEvent, AuditEventSchema } from './audit-event.schema.js';
import { AuditSeal, AuditSealSchema } from './audit-seal.schema.js';
import { AuditSealsService, SETTLED_AFTER_MS } from './audit-seals.service.js';

describe('The sealed audit trail', () => {
  let connection: Connection;
  let events: Model<AuditEvent>;
  let seals: AuditSealsService;
  const later = () => new Date(Date.now() + SETTLED_AFTER_MS + 1000);
  const write = (action: string) =>
    events.create({ action, outcome: 'success', resource: 'users', at: new Date() });

  beforeEach(async () => {
    connection = await createConnection(databaseUri('audit_seals')).asPromise();
    await connection.dropDatabase();
    events = connection.model<AuditEvent>(AuditEvent.name, AuditEventSchema);
    seals = new AuditSealsService(events, connection.model<AuditSeal>(AuditSeal.name, AuditSealSchema));
    for (const action of ['a', 'b', 'c']) await write(action);
    await seals.seal(later());
    await write('d');
    await seals.seal(later());
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('should hold while nothing was touched', async () => {
    expect(await seals.findBroken()).toBeNull();
  });

  it('should leave events alone that are still settling', async () => {
    await write('e');
    expect(await seals.seal()).toBe(0);
  });

  it('should find a changed event', async () => {
    await events.collection.updateOne({ action: 'b' }, { $set: { action: 'x' } });
    expect(await seals.findBroken()).toBe(1);
  });

  it('should find a removed event', async () => {
    await events.collection.deleteOne({ action: 'd' });
    expect(await seals.findBroken()).toBe(2);
  });

  it('should let one of two sealers win', async () => {
    await write('e');
    const counts = await Promise.all([seals.seal(later()), seals.seal(later())]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await seals.findBroken()).toBeNull();
  });
});
