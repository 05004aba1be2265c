import { SET_UP_CODE_LENGTH } from '../../openapi/contract/site/set-up.js';
import type { SetUp } from '../../openapi/contract/site/set-up.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { SetUpCode } from '../src/set-up/set-up-code.schema.js';
import { SetUpCodes } from '../src/set-up/set-up-codes.service.js';
import { Setting } from '../src/settings/setting.schema.js';
import { User } from '../src/users/user.schema.js';
import { expectFailure } from './support/failures.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { SET_UP } from './support/set-up.js';
import { until } from './support/until.js';

const PATH = '/api/v1/setup';
const DOCTOR = {
  fullName: 'Dr. Kavita Rao',
  email: 'kavita.rao@example.org',
  speciality: 'Cardiology',
  fee: 800,
  registrationNumber: 'KMC 45821',
} as const;

describe('The set-up of a hospital', () => {
  let portal: Portal;
  /** A second process on the same database. */
  let other: Portal;
  let code: string;

  beforeAll(async () => {
    portal = await startPortal('set_up');
    other = await startPortal('set_up');
    const closed = { setUpAt: null, address: 'Not entered yet', gstNumber: null, promoPercent: 0 };
    await portal.model<Setting>(Setting).updateOne({}, { $set: closed });
    code = (await portal.model<SetUpCode>(SetUpCode).findOne().lean<SetUpCode>().orFail()).code;
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });

  const stateOf = async ({ visitor }: Portal) => (await visitor.get(PATH)).body.state as string;
  const withCode = (given: string, change: Partial<SetUp['administrator']> = {}): SetUp => ({
    ...SET_UP,
    code: given,
    administrator: { ...SET_UP.administrator, ...change },
  });
  const administrators = () => portal.model<User>(User).countDocuments({ type: 'admin' });

  it('has one code for all processes, which names the missing step', async () => {
    expect(code).toHaveLength(SET_UP_CODE_LENGTH);
    expect(await other.app.get(SetUpCodes).current()).toBe(code);
    expect([await stateOf(portal), await stateOf(other)]).toEqual(['needed', 'needed']);
    await until(async () => (await portal.visitor.get('/api/v1/hospital')).body.isSetUp === false);
  });

  it('refuses a wrong code and invalid fields by name, and keeps the code', async () => {
    expectFailure(await portal.visitor.post(PATH, withCode('AAAABBBBCCCC')), {
      status: 422,
      fields: ['code'],
    });
    expectFailure(await portal.visitor.post(PATH, withCode(code, { email: 'meera' })), {
      status: 400,
      fields: ['administrator.email'],
    });
    expectFailure(await portal.visitor.post(PATH, withCode(code, { password: 'password1' })), {
      status: 422,
      fields: ['password'],
    });
    for (const [field, value] of [
      ['email', 'kavita'],
      ['speciality', 'Magic'],
      ['fee', 0.1],
    ] as const)
      expectFailure(
        await portal.visitor.post(PATH, { ...withCode(code), doctor: { ...DOCTOR, [field]: value } }),
        {
          status: 400,
          fields: [`doctor.${field}`],
        },
      );
    expect([await administrators(), await stateOf(portal)]).toEqual([0, 'needed']);
  });

  it('replaces an expired code', async () => {
    await portal.model<SetUpCode>(SetUpCode).updateOne({}, { expiresAt: new Date() });
    expectFailure(await portal.visitor.post(PATH, withCode(code)), { status: 422, fields: ['code'] });
    const next = await portal.app.get(SetUpCodes).current();
    expect(next).not.toBe(code);
    code = next;
  });

  it('gives two pages that are saved at once one administrator, and opens the site in every process', async () => {
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    const answers = await Promise.all(
      [portal, other].map(({ visitor }, n) =>
        visitor.post(PATH, { ...withCode(typed, { email: `meera${n}@example.org` }), doctor: DOCTOR }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()[0]).toBe(200);
    expect([409, 422]).toContain(statuses.toSorted()[1]);
    expect(await administrators()).toBe(1);
    expect(await portal.model<SetUpCode>(SetUpCode).countDocuments()).toBe(0);

    const winner = statuses.indexOf(200);
    const { email, password } = withCode(code, { email: `meera${winner}@example.org` }).administrator;
    expect((await portal.visitor.post('/api/users/login', { email, password, type: 'admin' })).status).toBe(
      200,
    );
    for (const one of [portal, other]) {
      await until(async () => (await one.visitor.get('/api/v1/hospital')).body.isSetUp as boolean);
      expect((await one.visitor.get('/api/v1/hospital')).body).toMatchObject(SET_UP.hospital);
      expect(await stateOf(one)).toBe('done');
    }
    const trail = portal.model<AuditEvent>(AuditEvent);
    expect(await trail.countDocuments({ action: 'settings.update', actorId: null })).toBe(1);
  });

  it('adds one first doctor, who chooses a password and is not verified yet', async () => {
    const doctors = await portal.model<User>(User).find({ type: 'doctor' }).lean<User[]>();
    expect(doctors).toHaveLength(1);
    expect(doctors[0]).toMatchObject({
      fullName: DOCTOR.fullName,
      email: DOCTOR.email,
      speciality: DOCTOR.speciality,
      feePaise: 80_000,
      registrationNumber: DOCTOR.registrationNumber,
      approval: 'approved',
      emailConfirmedAt: null,
    });
    expect(doctors[0].registrationVerifiedAt).toBeUndefined();
    const { body } = await portal.visitor.get(`/api/v1/doctors/${String(doctors[0]._id)}`);
    expect(body).toMatchObject({ fullName: DOCTOR.fullName, fee: 800 });
  });

  it('is over once there is an administrator', async () => {
    expectFailure(await portal.visitor.post(PATH, withCode(code)), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await portal.visitor.post(`${PATH}/demo`, { code }), { status: 409, code: 'WRONG_STATE' });
  });
});
