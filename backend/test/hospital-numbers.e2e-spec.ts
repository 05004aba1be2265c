import type { ConsoleSearchGroup } from '../../openapi/contract/console/console-search.js';
import type { UserDto } from '../../openapi/contract/people/accounts.js';
import {
  formatHospitalNumber,
  hospitalNumberAt,
  readHospitalNumber,
  withCheckDigit,
} from '../../openapi/contract/people/hospital-number.js';
import { PdfService } from '../src/pdf/pdf.service.js';
import type { DocumentText } from '../src/pdf/document-text.js';
import { numberPatients } from '../src/users/hospital-numbers/number-patients.js';
import { User } from '../src/users/user.schema.js';
import { collectedLabBooking, filtered, LAB_REPORT, link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { newPerson, register } from './support/registration.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy } from './support/shop.js';
import { bookVisit, wishFor } from './support/visits.js';

const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };
const WALK_IN = { fullName: 'Ravi Das', mobile: '9812345671' };

describe('Hospital numbers', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('hospital_numbers', {}, { releaseByAnother: false });
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const storedOf = async (id: string): Promise<string | undefined> =>
    (await portal.model<User>(User).findById(id).lean<User>())?.hospitalNumber;
  const registered = async (who: Client, fields = {}): Promise<string> => {
    const { status, body } = await register(who, newPerson(fields));
    expect({ status, body }).toMatchObject({ status: 201 });
    return body.userId;
  };
  const walkIn = async () => (await admin.post('/api/v1/patients', WALK_IN)).body as unknown as UserDto;
  /** A patient with a number, who registered. */
  const newPatient = async () => {
    const patient = await clientOf(portal, await registered(portal.visitor));
    return { patient, number: (await storedOf(patient.userId))! };
  };

  describe('are given', () => {
    it('to every patient: by registration, by an administrator, at the desk, and to dependants', async () => {
      const { patient, number } = await newPatient();
      const dependant = await patient.post('/api/v1/dependants', CHILD);
      const byAdmin = await registered(admin, { type: 'patient' });
      const numbers = [
        number,
        dependant.body.hospitalNumber as unknown as string,
        (await walkIn()).hospitalNumber,
        await storedOf(byAdmin),
      ];
      expect(numbers.map((one) => readHospitalNumber(String(one)))).toEqual(numbers);
      expect(new Set(numbers).size).toBe(4);
      expect((await patient.get('/api/v1/me')).body.hospitalNumber).toBe(number);
    });

    it('to no other accounts', async () => {
      const doctor = await registered(admin, { type: 'doctor', speciality: 'Neurology' });
      const other = await registered(admin, { type: 'admin' });
      expect([await storedOf(doctor), await storedOf(other)]).toEqual([undefined, undefined]);
      const { body } = await admin.get(`/api/v1/doctors/${doctor}`);
      expect(body.hospitalNumber).toBeNull();
    });

    it('once each in 30 concurrent calls, and none is lost', async () => {
      const guardians = await Promise.all(Array.from({ length: 10 }, () => addPatient(portal)));
      const answers = await Promise.all([
        ...guardians.map((one) => one.post('/api/v1/dependants', CHILD)),
        ...guardians.map(() => admin.post('/api/v1/patients', WALK_IN)),
        ...guardians.map(() => register(portal.visitor, newPerson())),
      ]);
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
      const ids = answers.map(({ body }) => (body.userId ?? body._id) as unknown as string);
      const numbers = await Promise.all(ids.map(storedOf));
      expect(new Set(numbers).size).toBe(30);
      expect(numbers.every((one) => readHospitalNumber(String(one)))).toBe(true);
    });

    it('also after registrations that failed', async () => {
      const { email } = newPerson();
      const first = await storedOf(await registered(portal.visitor, { email }));
      expectFailure(await register(portal.visitor, newPerson({ email })), {
        status: 409,
        code: 'EMAIL_TAKEN',
      });
      const next = await storedOf(await registered(portal.visitor));
      expect(Number(next)).toBeGreaterThan(Number(first));
    });
  });

  it('cannot be set or changed by any call', async () => {
    const hospitalNumber = hospitalNumberAt(4711);
    const { patient, number } = await newPatient();
    const child = await patient.post('/api/v1/dependants', CHILD);
    const childNumber = child.body.hospitalNumber as unknown;
    for (const refused of [
      await register(portal.visitor, newPerson({ hospitalNumber })),
      await admin.post('/api/v1/patients', { ...WALK_IN, hospitalNumber }),
      await patient.post('/api/v1/dependants', { ...CHILD, hospitalNumber }),
    ])
      expectFailure(refused, { status: 400, fields: ['hospitalNumber'] });
    // Consoles send the whole record back: read-only fields are ignored.
    const own = await patient.put('/api/v1/me', { hospitalNumber, version: 1 });
    const byDesk = await admin.put(`/api/v1/patients/${patient.userId}`, { hospitalNumber });
    const ofChild = await patient.put(`/api/v1/dependants/${child.body._id as unknown as string}`, {
      hospitalNumber,
    });
    expect([own.body.hospitalNumber, byDesk.body.hospitalNumber, ofChild.body.hospitalNumber]).toEqual([
      number,
      number,
      childNumber,
    ]);
  });

  describe('are found', () => {
    const namesOf = async (who: Client, q: string, list = 'patients') => {
      const { status, body } = await filtered(who, list, { q });
      expect(status).toBe(200);
      return (body as unknown as { id: string }[]).map(({ id }) => id);
    };
    const foundByConsole = async (q: string) => {
      const { body } = await admin.get(`/api/v1/console-search?q=${encodeURIComponent(q)}`);
      return (body as unknown as ConsoleSearchGroup[]).map(({ kind, items }) => [kind, items]);
    };

    it('with and without spaces, in the lists of the console and its search', async () => {
      const { patient, number } = await newPatient();
      const spaced = formatHospitalNumber(number);
      for (const typed of [number, spaced, spaced.replace(/\s/g, ' '), ` ${spaced.replace(/\s/g, '-')} `])
        for (const list of ['patients', 'users'])
          expect([typed, list, await namesOf(admin, typed, list)]).toEqual([typed, list, [patient.userId]]);
      expect(await foundByConsole(spaced)).toEqual([
        [
          'patients',
          [expect.objectContaining({ id: patient.userId, detail: expect.stringContaining(spaced) })],
        ],
      ]);
    });

    it('by a doctor only for patients whose record is open', async () => {
      const { patient, number } = await newPatient();
      const [doctor, stranger] = [await addDoctor(portal), await addDoctor(portal)];
      await link(portal, patient, doctor);
      expect(await namesOf(doctor, number)).toEqual([patient.userId]);
      expect(await namesOf(stranger, number)).toEqual([]);
    });

    it('never with a wrong digit, a part or a pattern', async () => {
      const { number } = await newPatient();
      const wrong = `${number.slice(0, 8)}${(Number(number[8]) + 1) % 10}`;
      for (const typed of [wrong, number.slice(0, 8), `${number}0`, `.${number.slice(1)}.*`, '.*'])
        expect([typed, await namesOf(admin, typed)]).toEqual([typed, []]);
      expect(await foundByConsole(wrong)).toEqual([]);
    });
  });

  it('are given once to the patients of earlier versions, whatever runs at the same time', async () => {
    const old = await Promise.all(Array.from({ length: 25 }, () => addPatient(portal)));
    const doctor = await addDoctor(portal);
    const { patient, number } = await newPatient();
    await Promise.all([numberPatients(portal.db), numberPatients(portal.db), walkIn()]);
    const numbers = await Promise.all(old.map(({ userId }) => storedOf(userId)));
    await numberPatients(portal.db);
    expect(await Promise.all(old.map(({ userId }) => storedOf(userId)))).toEqual(numbers);
    expect(new Set(numbers).size).toBe(25);
    expect(numbers.every((one) => withCheckDigit(String(one).slice(0, 8)) === one)).toBe(true);
    expect([await storedOf(patient.userId), await storedOf(doctor.userId)]).toEqual([number, undefined]);
  });

  it('stay with an erased account, whose papers are kept', async () => {
    const { patient, number } = await newPatient();
    const { body } = await patient.get('/api/v1/me');
    const confirm = body.email as unknown as string;
    const erased = await admin.post(`/api/v1/users/${patient.userId}/erase`, { confirm, reason: 'A letter' });
    expect([erased.status, await storedOf(patient.userId)]).toEqual([200, number]);
  });

  describe('are on every sheet of', () => {
    let patient: Client;
    let doctor: Client;
    let number: string;

    beforeAll(async () => {
      const made = await newPatient();
      patient = made.patient;
      number = formatHospitalNumber(made.number);
      doctor = await addDoctor(portal);
      await portal.model<User>(User).updateOne({ _id: patient.userId }, { emailConfirmedAt: new Date() });
      await link(portal, patient, doctor);
    });

    const sheetOf = async (path: string): Promise<DocumentText> => {
      const render = jest.spyOn(portal.app.get(PdfService), 'render');
      expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
      const [[sheet]] = render.mock.calls;
      render.mockRestore();
      return sheet;
    };
    const expectNumber = (sheet: DocumentText) => {
      expect(sheet.facts).toContainEqual(['Hospital number', number]);
      expect(sheet.reference).toContain(number);
    };
    const expectNone = ({ facts, reference }: DocumentText) => {
      expect(facts.map(([label]) => label)).not.toContain('Hospital number');
      expect(reference).not.toContain(number);
    };

    it('a prescription', async () => {
      const { body } = await prescribe(portal, doctor, patient);
      expectNumber(await sheetOf(`/api/v1/prescriptions/${body.id}/pdf`));
    });

    it("a visit's receipt and report", async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      expectNumber(await sheetOf(`/api/v1/appointments/${id}/receipt`));
      const completed = await link(portal, patient, doctor, { status: 'completed' });
      expectNumber(await sheetOf(`/api/v1/appointments/${completed}/report`));
    });

    it("an order's receipt, except a guest's", async () => {
      const medicine = await addMedicine(portal);
      const own = await buy(patient, [{ medicine }]);
      expectNumber(await sheetOf(`/api/v1/orders/${own.id}/receipt`));
      const guests = await buy(portal.visitor, [{ medicine }]);
      expectNone(await sheetOf(`/api/v1/orders/${guests.id}/receipt`));
    });

    it('a lab report, except for another person than the account', async () => {
      const reported = async (name: string) => {
        const id = await collectedLabBooking(portal, patient, admin, name);
        expect((await admin.post(`/api/v1/lab-bookings/${id}/report`, LAB_REPORT)).status).toBe(200);
        return sheetOf(`/api/v1/lab-bookings/${id}/report`);
      };
      expectNumber(await reported('Meera Iyer'));
      expectNone(await reported('Somebody Else'));
    });
  });
});
