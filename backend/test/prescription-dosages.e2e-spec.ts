import type { PrescriptionCart } from '../../openapi/contract/care/prescription-cart.js';
import { PrescriptionDto } from '../../openapi/contract/care/prescriptions.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { METFORMIN, link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor, addPatient, lettersOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

const DOSAGES = [
  {
    dose: { value: 1, unit: 'tablet' },
    route: null,
    timing: { kind: 'pattern', morning: 1, noon: 0, evening: 0, night: 1, everyDays: 1, dayOfWeek: [] },
    asNeeded: null,
    duration: { kind: 'fixed', value: 5, unit: 'd' },
    instructions: ['afterFood'],
  },
];

type Line = Record<string, unknown>;

describe('Dosages of a prescription', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('prescription-dosages');
    doctor = await addDoctor(portal, 'Dr. Vikram Nair');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  const write = async (lines: Line[]) => {
    const medicines = lines.map((line) => ({ ...METFORMIN, ...line }));
    const { status, body } = await prescribe(portal, doctor, patient, { medicines });
    expect(status).toBe(201);
    expect(PrescriptionDto.parse(body)).toEqual(body);
    return body;
  };
  const lineOf = async (line: Line) => {
    const body = await write([line]);
    return { ...body.medicines[0], endsOn: body.endsOn };
  };

  it('are read from the texts', async () => {
    const texts = { dosage: '1-0-1', frequency: 'after food', duration: '5 days' };
    const read = { dosages: DOSAGES, difference: null, days: 5, units: 10 };
    expect(await lineOf(texts)).toMatchObject({ ...texts, ...read });
  });

  it('are null when a word is not understood: then nothing is computed', async () => {
    expect(await lineOf({ frequency: 'twice daily if the pressure is high' })).toMatchObject({
      dosages: null,
      days: null,
      units: null,
      quantity: null,
      endsOn: null,
    });
  });

  it('are taken from the structure, and a difference of the texts is shown', async () => {
    expect(await lineOf({ dosages: DOSAGES })).toMatchObject({
      dosages: DOSAGES,
      difference: '1 tablet twice a day, for 1 month',
      days: 5,
      units: 10,
      endsOn: dayFromToday(portal, 4),
    });
    const same = { dosage: '1 tablet', frequency: '1-0-1', duration: '5 days', dosages: DOSAGES };
    expect(await lineOf(same)).toMatchObject({ difference: null });
    const hindi = { frequency: 'दिन में दो बार', dosages: DOSAGES };
    expect(await lineOf(hindi)).toMatchObject({ dosages: DOSAGES, difference: null, days: 5 });
  });

  it.each([
    ['no step', []],
    ['an unknown unit', [{ ...DOSAGES[0], dose: { value: 1, unit: 'stone' } }]],
    ['an amount below 0', [{ ...DOSAGES[0], timing: { ...DOSAGES[0].timing, morning: -1 } }]],
    ['nothing at any time', [{ ...DOSAGES[0], timing: { ...DOSAGES[0].timing, morning: 0, night: 0 } }]],
    ['half a day', [{ ...DOSAGES[0], duration: { kind: 'fixed', value: 0.5, unit: 'd' } }]],
    ['nine steps', Array.from({ length: 9 }, () => DOSAGES[0])],
    ['no list', 'twice daily'],
  ])('are refused with %s', async (_name, dosages) => {
    const answer = await prescribe(portal, doctor, patient, { medicines: [{ ...METFORMIN, dosages }] });
    expectFailure(answer, { status: 400 });
    expect(JSON.stringify(answer.body)).toContain('medicines.0.dosages');
    const rows = portal.model<Prescription>(Prescription);
    expect(await rows.countDocuments({ patientId: patient.userId })).toBe(0);
  });

  it('may be several lines of one medicine, whose end is known only when they are parallel', async () => {
    const steps = [
      { dosage: '2 tablets', duration: '5 days' },
      { dosage: '1 tablet', duration: '5 days' },
    ];
    expect(await write(steps)).toMatchObject({ daysSupply: null, endsOn: null });
    const parallel = [
      { dosage: '10 units', frequency: 'in the morning', duration: '30 days' },
      { dosage: '6 units', frequency: 'at night', duration: '30 days' },
    ];
    expect(await write(parallel)).toMatchObject({ daysSupply: 30 });
  });

  it('fill the cart with packs, or ask for their number', async () => {
    const name = `Packformin ${lettersOf(patient)} 40 mg tablets`;
    await addMedicine(portal, { name, stock: 100 });
    const itemsOf = async (lines: Line[]) => {
      const { id } = await write(lines.map((line) => ({ name, ...line })));
      const { items } = (await patient.get(`/api/v1/prescriptions/${id}/cart`)).body as PrescriptionCart;
      return items.map(({ quantity, maxQuantity, available }) => [quantity, maxQuantity, available]);
    };
    expect(await itemsOf([{ frequency: 'OD', duration: '540 days' }])).toEqual([[54, 20, true]]);
    expect(await itemsOf([{ duration: '21 days then 7 days off, 3 months' }])).toEqual([[null, 20, true]]);
    expect(await itemsOf([{ frequency: 'as needed' }])).toEqual([[null, 20, true]]);
    const steps = [
      { dosage: '2 tablets', frequency: 'OD', duration: '5 days' },
      { dosage: '1 tablet', frequency: 'OD', duration: '5 days' },
    ];
    expect(await itemsOf(steps)).toEqual([[2, 20, true]]);
    expect(await itemsOf([steps[0], { ...steps[1], duration: 'until better' }])).toEqual([[null, 20, true]]);
  });
});
