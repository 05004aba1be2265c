import { FIRST_POLICY } from '../../openapi/contract/site/policy.js';
import type { Policy } from '../../openapi/contract/site/policy.js';
import { Setting } from '../src/settings/setting.schema.js';
import { SettingsService } from '../src/settings/settings.service.js';
import { User } from '../src/users/user.schema.js';
import { expectOneRow } from './support/audit.js';
import { link } from './support/care.js';
import { form } from './support/client.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { changePolicy } from './support/first-settings.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { issueDoctorId, newDoctor, register } from './support/registration.js';
import { until } from './support/until.js';
import { dayFromToday } from './support/visits.js';

const NAME = 'policy';
const PATH = '/api/v1/settings/hospital';

describe('The rules of booking and access', () => {
  let portal: Portal;
  /** A second process on the same database. */
  let other: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal(NAME);
    other = await startPortal(NAME);
    admin = await addAdmin(portal);
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });

  const knownIn = (of: Portal) => of.app.get(SettingsService).policy();
  const policy = async () => (await admin.get<{ policy: Policy }>(PATH)).body.policy;
  /** Changes the rules in one process and waits until the other one follows. */
  async function change(changes: Partial<Policy>): Promise<void> {
    await changePolicy(admin, changes);
    await until(async () =>
      Object.entries(changes).every(([field, value]) => knownIn(other)[field as keyof Policy] === value),
    );
  }

  it('begin with the defaults', async () => {
    const { quietFrom: _, quietTo: __, doctorApproval, ...rest } = await policy();
    expect(FIRST_POLICY).toMatchObject(rest);
    expect(doctorApproval).toBe(false);
  });

  it('ask for a confirmed email in every process from the change on', async () => {
    const patient = await addPatient(other, 'Nina New', { emailConfirmedAt: null });
    const request = () =>
      patient.post(
        '/api/appointments/create',
        form({ patientId: patient.userId, speciality: 'Cardiology', preferredDate: dayFromToday(other, 3) }),
      );
    await change({ confirmedEmailToBook: true });
    expectFailure(await request(), { status: 403, code: 'EMAIL_UNCONFIRMED' });
    await change({ confirmedEmailToBook: false });
    expect((await request()).status).toBe(201);
  });

  it('let new doctors wait for an approval from the change on', async () => {
    const approvalOf = async () => {
      const { code } = await issueDoctorId(admin);
      const { status, body } = await register(other.visitor, newDoctor({ d_id: code }));
      expect([status, body.error]).toEqual([201, undefined]);
      return (await other.model<User>(User).findById(body.userId).lean<User>())?.approval;
    };
    await change({ doctorApproval: true });
    expect(await approvalOf()).toBe('waiting');
    await change({ doctorApproval: false });
    expect(await approvalOf()).toBe('approved');
  });

  it('close records earlier or later from the change on', async () => {
    const [doctor, patient] = [await addDoctor(other), await addPatient(other)];
    const day = dayFromToday(other, -150);
    const past = { status: 'completed', preferredDate: day, appointmentDate: day, slot: undefined } as const;
    await link(other, patient, doctor, past);
    const read = async () => (await doctor.get(`/api/v1/patients/${patient.userId}`)).status;
    expect(await read()).toBe(200);
    await change({ recordOpenMonths: 3 });
    expect(await read()).toBe(404);
    await change({ recordOpenMonths: 12 });
    expect(await read()).toBe(200);
  });

  it('leave a trace of each change', async () => {
    const { version } = (await admin.get<{ version: number }>(PATH)).body;
    const before = await policy();
    const after = { ...before, recordOpenMonths: 24 };
    await expectOneRow(portal, () => admin.put(PATH, { policy: after }), {
      action: 'settings.update',
      by: admin,
      resource: 'settings',
      recordId: 'hospital',
      before: { policy: before, version },
      after: { policy: after, version: version + 1 },
    });
  });

  it.each<[changes: object, field: string]>([
    [{ reminderHours: [24, 0] }, 'policy.reminderHours.1'],
    [{ reminderHours: [169] }, 'policy.reminderHours.0'],
    [{ reminderHours: [2.5] }, 'policy.reminderHours.0'],
    [{ reminderHours: [24, 24] }, 'policy.reminderHours'],
    [{ reminderHours: [1, 2, 3, 4, 5, 6] }, 'policy.reminderHours'],
    [{ reminderHours: '24,2' }, 'policy.reminderHours'],
    [{ offerMinutes: 0 }, 'policy.offerMinutes'],
    [{ offerMinutes: 1441 }, 'policy.offerMinutes'],
    [{ offerLeadMinutes: -1 }, 'policy.offerLeadMinutes'],
    [{ quietFrom: '24:00' }, 'policy.quietFrom'],
    [{ quietTo: '' }, 'policy.quietTo'],
    [{ confirmedEmailToBook: 'yes' }, 'policy.confirmedEmailToBook'],
    [{ doctorApproval: null }, 'policy.doctorApproval'],
    [{ recordOpenMonths: 0 }, 'policy.recordOpenMonths'],
    [{ recordOpenMonths: 1201 }, 'policy.recordOpenMonths'],
    [{ recordOpenMonths: undefined }, 'policy.recordOpenMonths'],
    [{ unknown: 1 }, 'policy.unknown'],
  ])('refuse %j naming %s', async (changes, field) => {
    const before = await policy();
    const answer = await admin.put(PATH, { policy: { ...before, ...changes } });
    expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED', fields: [field] });
    expect(await policy()).toEqual(before);
  });

  it('come from the environment of an earlier version at the first start of this one', async () => {
    await portal.model<Setting>(Setting).collection.updateOne({}, { $unset: { policy: '' } });
    const upgraded = await startPortal(NAME, { RECORD_OPEN_MONTHS: '3' });
    try {
      expect(knownIn(upgraded)).toMatchObject({ recordOpenMonths: 3, reminderHours: [24, 2] });
      expect(await policy()).toMatchObject({ recordOpenMonths: 3, reminderHours: [24, 2] });
    } finally {
      await upgraded.close();
    }
    const restarted = await startPortal(NAME, { RECORD_OPEN_MONTHS: '6' });
    try {
      expect(knownIn(restarted).recordOpenMonths).toBe(3);
    } finally {
      await restarted.close();
    }
  });
});
