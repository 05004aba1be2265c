import type { LabMeasure } from '../../openapi/contract/care/lab/measures.js';
import type { NotificationDto } from '../../openapi/contract/people/notifications.js';
import type { MedicalRecordDto } from '../../openapi/contract/care/records.js';
import type { StaffRole } from '../../openapi/contract/people/staff-roles.js';
import { SETTINGS_ID } from '../../openapi/contract/site/settings.js';
import { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { User } from '../src/users/user.schema.js';
import { filtered, link } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/lab-bookings';
const range = { gender: null, ageFrom: null, ageTo: null, low: 3.7, high: 5.2, criticalHigh: 6.5 };
const POTASSIUM: LabMeasure = { name: 'Potassium', unit: 'mEq/L', ranges: [range] };
const SODIUM: LabMeasure = {
  name: 'Sodium',
  unit: 'mEq/L',
  ranges: [{ gender: null, ageFrom: null, ageTo: null, low: 135, high: 145 }],
};
const potassium = (value: number) => ({ results: [{ name: 'Potassium', value }], confirmed: true });

describe('Results that one person enters and another one releases', () => {
  let portal: Portal;
  let technician: Client;
  let head: Client;
  let third: Client;
  let patient: Client;
  let doctor: Client;
  let id: string;

  beforeAll(async () => {
    portal = await startPortal('lab_releases');
    technician = await addAdmin(portal);
    head = await addAdmin(portal);
    third = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    const test = await addLabTest(portal, { measures: [POTASSIUM, SODIUM] });
    patient = await addPatient(portal, 'Asha Rao');
    doctor = await addDoctor(portal);
    await link(portal, patient, doctor);
    const { body } = await patient.post(PATH, {
      labTestId: String(test._id),
      fullName: 'Asha Rao',
      phone: '9812345678',
      place: 'hospital',
      date: dayFromToday(portal, 1),
      payment: 'atCollection',
    });
    id = body.booking.id as string;
    for (const step of ['confirm', 'collect']) await technician.post(`${PATH}/${id}/${step}`);
  });

  const step = (as: Client, name: string, body: object) =>
    as.post<LabBookingDto>(`${PATH}/${id}/${name}`, body);
  const enter = async (value: number, more: object = {}): Promise<string> => {
    const { body } = await step(technician, 'report', { ...potassium(value), ...more });
    return LabBookingDto.parse(body).entered!.entryId;
  };
  const seenBy = async (as: Client) => (await as.get<LabBookingDto>(`${PATH}/${id}`)).body;
  const titlesFor = async (as: Client) =>
    (await as.get<NotificationDto[]>('/api/v1/notifications')).body.map(({ title }) => title);
  const idsWith = async (as: Client, filter: Record<string, unknown>) =>
    ((await filtered(as, 'lab-bookings', filter)).body as LabBookingDto[]).map((one) => one.id);

  it('never lets a technician release, also while the setting is off or one person may release', async () => {
    const staff = { type: 'admin', _id: { $ne: head.userId } } as const;
    await portal.model<User>(User).updateMany(staff, { $set: { staffRole: 'labTechnician' } });
    try {
      const entered = LabBookingDto.parse((await step(technician, 'report', potassium(4.1))).body);
      expect([entered.status, entered.entered?.canRelease]).toEqual(['sampleCollected', false]);
      const { entryId } = entered.entered!;
      expectFailure(await step(technician, 'release', { entryId }), { status: 403, code: 'STAFF_ROLE' });
      expect((await step(head, 'release', { entryId })).status).toBe(200);
    } finally {
      await portal.model<User>(User).updateMany(staff, { $set: { staffRole: 'owner' } });
    }
  });

  it('hides results, and filters by them, from roles that do not read them', async () => {
    await enter(7.1);
    for (const staffRole of ['reception', 'auditor'] as const) {
      const member = await addAdmin(portal, { staffRole });
      for (const filter of [{ entered: 'awaitingRelease' }, { critical: true }])
        expect([staffRole, await idsWith(member, filter)]).toEqual([staffRole, []]);
      expect(await seenBy(member)).toMatchObject({
        entered: null,
        critical: null,
        report: null,
        reportUrl: null,
      });
    }
    const auditor = await addAdmin(portal, { staffRole: 'auditor' });
    const { body } = await filtered(auditor, 'audit-events', {
      recordId: id,
      action: 'lab-booking.enter-report',
    });
    expect(body).toMatchObject([{ before: null, after: null, actor: { _id: technician.userId } }]);
    const { body: events } = await filtered(head, 'audit-events', {
      recordId: id,
      action: 'lab-booking.enter-report',
    });
    expect(JSON.stringify(events)).toContain('7.1');
  });

  it('gives each bulk action to the roles of its single call', async () => {
    const bulk = async (staffRole: StaffRole, action: string) => {
      const member = await addAdmin(portal, { staffRole });
      const { status, body } = await member.post(`${PATH}/bulk`, { action, ids: [id] });
      return status === 200 ? 'done' : (body as { code: string }).code;
    };
    expect(await bulk('labTechnician', 'cancel')).toBe('STAFF_ROLE');
    expect(await bulk('reception', 'collect')).toBe('STAFF_ROLE');
    expect(await bulk('reception', 'cancel')).toBe('done');
  });

  it('shows entered results to administrators only, until another one releases them', async () => {
    const entryId = await enter(4.1);
    expect(await idsWith(head, { entered: 'awaitingRelease' })).toContain(id);
    expect(await seenBy(patient)).toMatchObject({
      status: 'sampleCollected',
      report: null,
      reportUrl: null,
      entered: null,
    });
    for (const filter of [{ entered: 'awaitingRelease' }, { critical: true }])
      expect(await idsWith(patient, filter)).toEqual([]);
    expect((await patient.get(`${PATH}/${id}/report`)).status).toBe(404);
    const { body: records } = await filtered(patient, 'records', { kind: 'report' });
    expect((records as MedicalRecordDto[]).some(({ labBookingId }) => labBookingId === id)).toBe(false);
    expect(await titlesFor(patient)).not.toContain('Your lab report is ready');
    expect(await titlesFor(doctor)).not.toContain('Lab report of Asha Rao');

    expect((await seenBy(technician)).entered?.canRelease).toBe(false);
    expectFailure(await step(technician, 'release', { entryId }), { status: 403, code: 'FORBIDDEN' });
    const { status, body } = await step(head, 'release', { entryId });
    expect([status, body.status, body.entered]).toEqual([200, 'reported', null]);
    const name = (await portal.model(User).findById(head.userId).lean<User>())!.fullName;
    expect((await seenBy(patient)).report).toMatchObject({ version: 1, authorisedBy: name, changes: [] });
    expect(await titlesFor(patient)).toContain('Your lab report is ready');
    expect(await titlesFor(doctor)).toContain('Lab report of Asha Rao');
    expect(await idsWith(head, { entered: 'awaitingRelease' })).not.toContain(id);
  });

  it('tells of a critical value that the next sample repeats, and keeps the acknowledgement of the first', async () => {
    await enter(7.1);
    const since = (await seenBy(head)).critical!.since;
    await step(head, 'reject-sample', { reason: 'haemolysed' });
    await technician.post(`${PATH}/${id}/collect`);
    const told = async ({ userId }: Client) => {
      const rows = await portal.model<Notification>(Notification).find({ userId }).lean<Notification[]>();
      return rows.filter(({ title }) => title.startsWith('Critical lab result')).length;
    };
    const before = [await told(doctor), await told(head)];
    await enter(7.1);
    expect([await told(doctor), await told(head)]).toEqual(before.map((count) => count + 1));
    const { critical } = await seenBy(head);
    expect(critical).toMatchObject({
      values: [{ name: 'Potassium', value: '7.1 mEq/L' }],
      acknowledged: null,
    });
    expect(critical!.since > since).toBe(true);
    const action = 'Called the doctor.';
    expect((await step(head, 'acknowledge', { version: 1, action })).status).toBe(200);
    await step(head, 'reject-sample', { reason: 'clotted' });
    const row = await portal.model<LabBooking>(LabBooking).findById(id).lean<LabBooking>();
    expect(row!.acknowledgement).toBeNull();
    expect(row!.rejectedSamples).toMatchObject([{ reason: 'haemolysed' }, { acknowledgement: { action } }]);
  });

  it('is released once when several people release or send back at the same time', async () => {
    const entryId = await enter(4.1);
    const answers = await Promise.all([
      step(head, 'release', { entryId }),
      step(third, 'release', { entryId }),
      step(third, 'return-report', { entryId, reason: 'Repeat it.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { history, report, entered } = await seenBy(head);
    const isReleased = report !== null;
    expect(history.filter(({ status }) => status === 'reported')).toHaveLength(isReleased ? 1 : 0);
    expect(entered?.returned?.reason ?? null).toBe(isReleased ? null : 'Repeat it.');
  });

  it('goes back with a reason, and the changed entry awaits release again', async () => {
    const entryId = await enter(4.1);
    expectFailure(await step(head, 'return-report', { entryId, reason: ' ' }), {
      status: 400,
      fields: ['reason'],
    });
    await step(head, 'return-report', { entryId, reason: 'Please repeat it.' });
    expect(await idsWith(technician, { entered: 'sentBack' })).toContain(id);
    expect((await titlesFor(technician)).some((title) => title.startsWith('Results sent back'))).toBe(true);
    expectFailure(await step(head, 'release', { entryId }), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await step(third, 'report', potassium(4.4)), { status: 409, code: 'EDIT_CONFLICT' });
    const again = await enter(4.2, { replaces: entryId });
    expectFailure(await step(head, 'release', { entryId }), { status: 409, code: 'EDIT_CONFLICT' });
    expect((await step(head, 'release', { entryId: again })).body.report?.results[0].value).toBe(4.2);
  });

  it('tells doctors and desk of a critical value at entry, and the patient after release', async () => {
    const entryId = await enter(7.1);
    expect(await titlesFor(doctor)).toContain('Critical lab result of Asha Rao');
    expect(await titlesFor(head)).toContain('Critical lab result');
    expect(await idsWith(head, { critical: true })).toContain(id);
    expect((await seenBy(patient)).critical).toBeNull();
    const again = await enter(4.2, { replaces: entryId });
    expect((await seenBy(head)).critical?.values).toEqual([
      { name: 'Potassium', value: '7.1 mEq/L', current: '4.2 mEq/L' },
    ]);
    await step(head, 'release', { entryId: again });
    expect(await idsWith(head, { critical: true })).toContain(id);
    expect((await step(head, 'acknowledge', { version: 1, action: 'Called.' })).status).toBe(200);
    expect(await idsWith(head, { critical: true })).not.toContain(id);
  });

  it('releases a preliminary report, then the final one, then a correction with both values', async () => {
    const complete = { results: [...potassium(4.1).results, { name: 'Sodium', value: 140 }] };
    expectFailure(await step(technician, 'report', { ...complete, preliminary: true }), {
      status: 422,
      fields: ['preliminary'],
    });
    await step(head, 'release', { entryId: await enter(4.1, { preliminary: true }) });
    const { report: first } = await seenBy(patient);
    expect(first).toMatchObject({ preliminary: true, outstanding: ['Sodium'] });
    expect(await titlesFor(patient)).toContain('Your preliminary lab report is ready');

    const correct = async (body: object, version: number) => {
      const { body: booking } = await step(technician, 'correct-report', { ...body, version });
      expect((await seenBy(patient)).report?.version).toBe(version);
      await step(head, 'release', { entryId: booking.entered!.entryId });
      return (await seenBy(patient)).report;
    };
    expectFailure(await step(technician, 'correct-report', { ...potassium(4.3), version: 1 }), {
      status: 400,
      fields: ['reason'],
    });
    const final = await correct(complete, 1);
    expect(final).toMatchObject({ version: 2, preliminary: false, outstanding: [], reason: null });
    expect(await titlesFor(patient)).toContain('Your final lab report is ready');
    const changed = { results: [{ name: 'Potassium', value: 4.9 }, complete.results[1]] };
    expectFailure(await step(technician, 'correct-report', { ...changed, version: 2 }), {
      status: 400,
      fields: ['reason'],
    });
    const corrected = await correct({ ...changed, reason: 'Wrong tube.' }, 2);
    expect(corrected?.changes).toEqual([{ name: 'Potassium', before: '4.1 mEq/L', after: '4.9 mEq/L' }]);
  });

  it('refuses sample times in the future or out of order, naming the field', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const refused = async (times: object, field: string) =>
      expectFailure(await step(technician, 'report', { ...potassium(4.1), ...times }), {
        status: 422,
        fields: [field],
      });
    await refused({ collectedAt: at(5) }, 'collectedAt');
    await refused({ collectedAt: at(-90) }, 'collectedAt');
    await refused({ receivedAt: at(5) }, 'receivedAt');
    await refused({ receivedAt: at(-5) }, 'receivedAt');
    expectFailure(await step(technician, 'report', { ...potassium(4.1), receivedAt: 'noon' }), {
      status: 400,
      fields: ['receivedAt'],
    });
    const times = { collectedAt: at(0), receivedAt: at(0) };
    const replaces = await enter(4.1, times);
    const entryId = await enter(4.2, { replaces });
    expect((await step(head, 'release', { entryId })).body.report).toMatchObject({
      sampledAt: times.collectedAt,
      receivedAt: times.receivedAt,
    });
  });

  it('keeps entered results and the handling of critical values out of the export of the patient', async () => {
    const exported = async () => {
      const { body } = await patient.get('/api/v1/me/export');
      const [booking] = body.labBookings as Record<string, unknown>[];
      const text = JSON.stringify(booking);
      for (const column of ['entry', 'criticalAt', 'criticalValues', 'acknowledgement'])
        expect(text).not.toContain(`"${column}"`);
      return text;
    };
    const entryId = await enter(7.1);
    await step(head, 'acknowledge', { version: 1, action: 'Called.' });
    expect(await exported()).not.toContain('7.1');
    await step(head, 'release', { entryId });
    const correction = { ...potassium(4.2), version: 1, reason: 'Haemolysed.' };
    const { body } = await step(technician, 'correct-report', correction);
    await step(head, 'release', { entryId: body.entered!.entryId });
    const text = await exported();
    expect(text).toContain('"earlierReports"');
    expect(text).not.toContain('Called.');
  });

  it('refuses to release results once whose sample it is has changed', async () => {
    const entryId = await enter(4.1);
    await step(third, 'subject', { subject: { who: 'other', gender: 'female', age: 62 } });
    expectFailure(await step(head, 'release', { entryId }), { status: 409, code: 'WRONG_STATE' });
    expect((await step(head, 'return-report', { entryId, reason: 'Another person.' })).status).toBe(200);
    const again = await enter(4.1, { replaces: entryId });
    const { body } = await step(head, 'release', { entryId: again });
    expect(body.report?.person).toMatchObject({ gender: 'female', age: 62 });
  });

  it('acknowledges only the critical values that the caller has seen', async () => {
    const entryId = await enter(7.1);
    const since = (await seenBy(head)).critical!.since;
    await enter(7.4, { replaces: entryId });
    const action = { version: 1, action: 'Called.' };
    expectFailure(await step(head, 'acknowledge', { ...action, since }), {
      status: 409,
      code: 'EDIT_CONFLICT',
    });
    expectFailure(await step(head, 'acknowledge', { ...action, since: 'noon' }), {
      status: 400,
      fields: ['since'],
    });
    const seen = { ...action, since: (await seenBy(head)).critical!.since };
    expect((await step(head, 'acknowledge', seen)).status).toBe(200);
  });

  it('keeps the action on a value of the new report apart from the earlier report', async () => {
    await step(head, 'release', { entryId: await enter(4.1) });
    const correct = async (more: object) => {
      const body = { ...potassium(7.1), version: 1, reason: 'Wrong tube.', ...more };
      return (await step(technician, 'correct-report', body)).body.entered!.entryId;
    };
    const replaces = await correct({});
    await step(head, 'acknowledge', { version: 2, action: 'Called.' });
    await step(head, 'release', { entryId: await correct({ replaces, remark: 'Checked.' }) });
    const row = await portal.model<LabBooking>(LabBooking).findById(id).lean<LabBooking>();
    expect(row?.acknowledgement?.action).toBe('Called.');
    expect(row?.earlierReports?.map(({ acknowledgement }) => acknowledgement)).toEqual([null]);
  });

  it('releases at once while the setting is off or only one administrator is active', async () => {
    const settings = `/api/v1/settings/${SETTINGS_ID}`;
    const { body } = await head.get(settings);
    const policyWith = (releaseByAnother?: boolean) => ({ policy: { ...body.policy, releaseByAnother } });
    await head.put(settings, policyWith(false));
    expect((await step(technician, 'report', potassium(4.1))).body.status).toBe('reported');
    await head.put(settings, policyWith());
    expect((await head.get(settings)).body.policy.releaseByAnother).toBe(false);
    await head.put(settings, policyWith(true));

    const others = { _id: { $in: [head.userId, third.userId] } };
    const change = await step(technician, 'correct-report', { ...potassium(4.2), version: 1, reason: 'x' });
    await portal.model(User).updateMany(others, { disabled: true });
    const { entryId } = change.body.entered!;
    expect((await step(technician, 'release', { entryId })).body.report?.version).toBe(2);
    await portal.model(User).updateMany(others, { disabled: false });
  });
});
