import { FamilyCandidate } from '../../openapi/contract/people/identity/candidates.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { DuplicateScans } from '../src/users/duplicates/duplicate-scans.service.js';
import { User, mobileColumns } from '../src/users/user.schema.js';
import { addAdmin, addPatient } from './support/people.js';
import { newPerson, register } from './support/registration.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };

describe('People who are known already', () => {
  let portal: Portal;
  let numbers = 0;

  beforeAll(async () => {
    portal = await startPortal('known_people', { SMTP_URL: '', REGISTRATIONS_PER_ADDRESS: '1000' });
  });
  afterAll(() => portal.close());

  const scan = () => portal.app.get(DuplicateScans).scanDue();
  const mails = () => portal.model<OutboxRow>(OutboxRow).find({ dedupeKey: /known/ }).lean<OutboxRow[]>();
  const newPhone = () => `+9198123${String((numbers += 1)).padStart(5, '0')}`;
  const registered = (fields: object) =>
    register(
      portal.visitor,
      newPerson({
        ...{ fullName: 'Asha Rao', email: `new${(numbers += 1)}@example.org`, mobile: newPhone() },
        ...{ dob: '1990-05-17', ...fields },
      }),
    );

  describe('when a stranger registers', () => {
    beforeEach(async () => {
      await portal.model<User>(User).deleteMany({ type: 'patient' });
      await portal.model<OutboxRow>(OutboxRow).deleteMany({});
    });

    it.each([
      ['the phone number', { fullName: 'Sunita Patil', dob: null }, true],
      ['the birth date and a similar name', { fullName: 'Rao Aasha', mobile: null, dob: '1990-05-17' }, true],
      ['the birth date only', { fullName: 'Vikram Nair', mobile: null, dob: '1990-05-17' }, false],
    ])('get a mail about %s, and the stranger the same answer', async (_, person, isTold) => {
      const mobile = newPhone();
      const { fullName, ...rest } = person;
      const columns = 'mobile' in rest ? mobileColumns(null) : mobileColumns(mobile);
      const known = await addPatient(portal, fullName, { ...columns, dob: rest.dob });
      await scan();
      const answer = await registered({ mobile });
      const unknown = await registered({ fullName: 'Tara Bose', dob: '1971-01-02' });
      expect([answer.status, unknown.status]).toEqual([201, 201]);
      expect(Object.keys(answer.body)).toEqual(Object.keys(unknown.body));
      // Nothing is sent before the job, so that the time of the answer says nothing.
      expect(await mails()).toEqual([]);
      await scan();
      const { email } = (await portal.model<User>(User).findById(known.userId).lean<User>())!;
      expect((await mails()).map(({ mail }) => mail!.to)).toEqual(isTold ? [email] : []);
      await registered({ mobile, email: `again${numbers}@example.org` });
      await scan();
      expect(await mails()).toHaveLength(isTold ? 1 : 0);
    });

    it('get no mail at an unconfirmed address, nor about a record of the desk', async () => {
      const mobile = newPhone();
      await addPatient(portal, 'Asha Rao', { ...mobileColumns(mobile), emailConfirmedAt: null });
      await scan();
      await registered({ mobile });
      await scan();
      expect(await mails()).toEqual([]);
      const admin = await addAdmin(portal);
      await addPatient(portal, 'Usha Patil', mobileColumns(newPhone()));
      const { mobile: taken } = (await portal
        .model<User>(User)
        .findOne({ fullName: 'Usha Patil' })
        .lean<User>())!;
      expect((await admin.post('/api/v1/patients', { fullName: 'Usha Patil', mobile: taken })).status).toBe(
        201,
      );
      await scan();
      expect(await mails()).toEqual([]);
    });
  });

  describe('when a guardian adds a person', () => {
    it('are shown from the own family, and from no other', async () => {
      const mother = await addPatient(portal, 'Asha Rao', { dob: '1990-05-17' });
      const stranger = await addPatient(portal, 'Leela Nair', { dob: '1985-03-04' });
      expect((await mother.post('/api/v1/dependants', CHILD)).status).toBe(201);
      const find = async (as: typeof mother, fullName: string, dob = CHILD.dob) => {
        const { body } = await as.post('/api/v1/dependants/new/candidates', { fullName, dob });
        return (body as unknown[]).map((row) => FamilyCandidate.parse(row).fullName);
      };
      expect(await find(mother, 'Rao Mira')).toEqual(['Meera Rao']);
      expect(await find(mother, 'Meera Rao', '2017-04-20')).toEqual(['Meera Rao']);
      expect(await find(mother, 'A. Rao', '1990-05-17')).toEqual(['Asha Rao']);
      expect(await find(mother, 'Rohan Rao')).toEqual([]);
      expect(await find(stranger, 'Meera Rao')).toEqual([]);
      expect(await find(mother, 'Leela Nair', '1985-03-04')).toEqual([]);
    });
  });
});
