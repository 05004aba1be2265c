import { StoredFile } from '../src/files/file.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { contentsOf } from './support/contents.js';
import { PASSWORD, addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { issueDoctorId, newPerson, register } from './support/registration.js';
import type { Fields } from './support/registration.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

describe('Registration', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('registration');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const account = (email: string, type: User['type'] = 'patient') =>
    portal.model<User>(User).findOne({ email, type }).lean<User>();

  describe('of a patient', () => {
    it('opens an account that can log in', async () => {
      const fields = newPerson({ email: 'Meera.Iyer@Example.org', type: 'patient' });
      const { status, body } = await register(portal.visitor, fields);
      expect([status, body]).toEqual([
        201,
        { msg: 'success', userId: expect.stringMatching(/^[0-9a-f]{24}$/) as string },
      ]);
      const login = await portal.visitor.post('/api/users/login', {
        email: fields.email,
        password: PASSWORD,
        type: 'patient',
      });
      expect(login.body.userId).toBe(body.userId);
      const own = await clientOf(portal, body.userId as string);
      expect((await own.get(`/api/users/${body.userId}`)).body.value).toMatchObject({
        fullName: 'Meera Iyer',
        email: 'meera.iyer@example.org',
        mobile: '+919812345678',
        dob: '1991-02-03',
        gender: 'female',
        type: 'patient',
        image: 'patient.jpg',
        disabled: false,
      });
    });

    it.each([
      '+91 (0)98123-45678',
      'tel:+91-98123-45678',
      '९८१२३ ४५६७८',
      '98123\u00a045678',
      '0091 98123\u201145678',
    ])('stores the mobile number %j as E.164', async (mobile) => {
      const { body } = await register(portal.visitor, newPerson({ mobile }));
      const own = await clientOf(portal, body.userId as string);
      expect((await own.get('/api/v1/me')).body).toMatchObject({ mobile: '+919812345678' });
    });

    it('knows one account by both forms of an internationalised address', async () => {
      const [typed, stored] = ['meera@उदाहरण.भारत', 'meera@xn--p1b6ci4b4b3a.xn--h2brj9c'];
      const { body } = await register(portal.visitor, newPerson({ email: typed }));
      const own = await clientOf(portal, body.userId as string);
      expect((await own.get('/api/v1/me')).body).toMatchObject({ email: stored });
      for (const email of [typed, stored, 'Meera@उदाहरण。भारत']) {
        const again = await register(portal.visitor, newPerson({ email }));
        expectFailure(again, { status: 409, code: 'EMAIL_TAKEN', fields: ['email'] });
        const login = { email, password: PASSWORD, type: 'patient' };
        expect((await portal.visitor.post('/api/users/login', login)).body.userId).toBe(body.userId);
      }
    });

    it.each<[name: string, fields: Fields, field: string, status: number]>([
      ['a landline number without 0 or +91', { mobile: '22 2345 6789' }, 'mobile', 422],
      ['a ten-digit number that begins with 5', { mobile: '5812345678' }, 'mobile', 422],
      ['no name', { fullName: undefined }, 'fullName', 400],
      ['a blank name', { fullName: '   ' }, 'fullName', 400],
      ['a name over two lines', { fullName: 'Meera\nIyer' }, 'fullName', 400],
      ['a name of 101 letters', { fullName: 'x'.repeat(101) }, 'fullName', 400],
      ['no email', { email: undefined }, 'email', 400],
      ['no address as email', { email: 'meera' }, 'email', 400],
      ['two addresses as email', { email: 'a@example.org,b@example.org' }, 'email', 400],
      ['a header in the email', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email', 400],
      ['no password', { password: undefined }, 'password', 400],
      ['no mobile', { mobile: undefined }, 'mobile', 400],
      ['letters as mobile', { mobile: 'phone' }, 'mobile', 400],
      ['an Indian number that does not exist', { mobile: '0000000000' }, 'mobile', 422],
      ['a foreign number that does not exist', { mobile: '+15005550' }, 'mobile', 422],
      ['no date of birth', { dob: undefined }, 'dob', 400],
      ['a day that does not exist', { dob: '1991-02-30' }, 'dob', 400],
      ['another order of the date', { dob: '03-02-1991' }, 'dob', 400],
      ['no gender', { gender: undefined }, 'gender', 400],
      ['another gender', { gender: 'x' }, 'gender', 400],
      ['another type', { type: 'nurse' }, 'type', 400],
      ['a speciality', { speciality: 'Cardiology' }, 'speciality', 422],
      ['a DoctorId', { d_id: 'HSP-1234' }, 'd_id', 422],
    ])('is refused at the field for %s', async (_name, fields, field, status) => {
      const before = await contentsOf(portal.db);
      expectFailure(await register(portal.visitor, newPerson(fields)), { status, fields: [field] });
      expect(await contentsOf(portal.db)).toEqual(before);
    });

    it('takes a day of birth in the past alone, and foreign numbers as they are', async () => {
      for (const days of [0, 1]) {
        const answer = await register(portal.visitor, newPerson({ dob: dayFromToday(portal, days) }));
        expectFailure(answer, { status: 422, fields: ['dob'] });
      }
      const fields = newPerson({ dob: dayFromToday(portal, -1), mobile: '+44 20 7946 0958' });
      expect((await register(portal.visitor, fields)).status).toBe(201);
      expect((await account(fields.email))!.mobile).toBe('+442079460958');
    });

    it.each(['experience', 'qualification', 'fee', 'availableDays', 'timeSlots', 'description'])(
      'is refused with fields of a doctor added by an admin: %s',
      async (field) => {
        const values: Fields = {
          experience: '3',
          qualification: 'MBBS',
          fee: '500',
          availableDays: 'Monday',
          timeSlots: '10:00',
          description: 'Text',
        };
        const { code } = await issueDoctorId(admin);
        const doctor = { type: 'doctor', speciality: 'Neurology', d_id: code };
        for (const fields of [{}, doctor])
          expectFailure(await register(portal.visitor, newPerson({ ...fields, [field]: values[field] })), {
            status: 422,
            fields: [field],
          });
        expectFailure(await register(admin, newPerson({ [field]: values[field] })), {
          status: 422,
          fields: [field],
        });
        expect((await register(portal.visitor, newPerson(doctor))).status).toBe(201);
      },
    );
  });

  describe('with an email that is there already', () => {
    it('is refused in whatever case it is typed', async () => {
      const { email } = newPerson();
      expect((await register(portal.visitor, newPerson({ email }))).status).toBe(201);
      for (const same of [email, email.toUpperCase(), ` ${email} `])
        expectFailure(await register(portal.visitor, newPerson({ email: same })), {
          status: 409,
          code: 'EMAIL_TAKEN',
          fields: ['email'],
        });
    });

    it('is taken once of 50 at once', async () => {
      const { email } = newPerson();
      const forms = Array.from({ length: 50 }, (_, n) => (n % 2 ? email : email.toUpperCase()));
      const answers = await Promise.all(
        forms.map((one) => register(portal.visitor, newPerson({ email: one }))),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
      expect(await portal.model<User>(User).countDocuments({ email })).toBe(1);
    });

    it('is allowed for a person who is patient and doctor', async () => {
      const { email } = newPerson();
      const { code } = await issueDoctorId(admin);
      await register(portal.visitor, newPerson({ email }));
      expect(
        (
          await register(
            portal.visitor,
            newPerson({ email, type: 'doctor', speciality: 'Dentistry', d_id: code }),
          )
        ).status,
      ).toBe(201);
      for (const type of ['patient', 'doctor'])
        expect(
          (await portal.visitor.post('/api/users/login', { email, password: PASSWORD, type })).body.type,
        ).toBe(type);
    });
  });

  it('makes an administrator for an administrator alone', async () => {
    const others = [portal.visitor, await addPatient(portal), await addDoctor(portal)];
    for (const who of others) {
      const fields = newPerson({ type: 'admin' });
      expectFailure(await register(who, fields), { status: 403, code: 'FORBIDDEN' });
      expect(await account(fields.email, 'admin')).toBeNull();
    }
    const fields = newPerson({ type: 'admin' });
    expect((await register(admin, fields)).status).toBe(201);
    expect(
      (
        await portal.visitor.post('/api/users/login', {
          ...fields,
          fullName: undefined,
          mobile: undefined,
          dob: undefined,
          gender: undefined,
        })
      ).body.type,
    ).toBe('admin');
  });

  it('keeps no file without an account', async () => {
    expect(await portal.model<StoredFile>(StoredFile).countDocuments()).toBe(0);
  });
});
