import { Types } from 'mongoose';
import { readDosage } from '../../../openapi/contract/care/dosage/read-dosage.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { prescribedRow } from './prescribed-row.js';
import { prescriptionDocument } from './prescription-document.js';
import type { Prescription } from './prescription.schema.js';

const VERIFICATION = {
  code: 'K7QM2-HX9PD',
  page: 'https://hospital.example/verify',
  link: 'https://hospital.example/verify#number=RX-2026-7KQ4XM&code=K7QM2HX9PD',
};
const clock = { format: (date: string) => date, today: () => '2026-11-28' } as unknown as HospitalClock;
const line = (dosage: string, frequency: string, duration: string) =>
  prescribedRow({ name: 'Metformin 500 mg tablets', dosage, frequency, duration });
const document = (given: object, visit: { kind?: 'video' } | null = null, patient: object = {}) =>
  prescriptionDocument(
    {
      number: 'RX-2026-7KQ4XM',
      patientId: new Types.ObjectId(),
      patientName: 'कमला देवी',
      age: 67,
      gender: 'female',
      contact: '+919812345678',
      date: '2026-11-28',
      doctorId: new Types.ObjectId(),
      doctorName: 'Dr. Vikram Nair',
      doctorQualification: 'MBBS, MD',
      doctorRegistration: 'KMC 45821',
      symptoms: 'Thirst.',
      medicines: [],
      medicineKeys: ['first', 'second', 'third'],
      ...given,
    } as unknown as Prescription,
    {
      clock,
      visit,
      allergies: 'Penicillins',
      patient: {
        hospitalNumber: '1000 0001 6',
        address: '12 Lake View Road\nBengaluru 560038',
        dob: '2026-04-20',
        dobEstimated: false,
        ...patient,
      },
      verification: VERIFICATION,
    },
  );
const totals = (given: object) => {
  const [table] = document(given).body;
  return table.kind === 'table' ? table.rows.map((row) => row.at(-1)) : [];
};

describe('the document of a prescription', () => {
  it('prints the total of a line whose words are all understood, and none otherwise', () => {
    const medicines = [
      line('1/2 tablet', 'twice daily', '30 days'),
      line('1 tablet', '1-0-1', '5 days'),
      line('1 tablet', 'as the body asks', '5 days'),
    ];
    expect(totals({ medicines })).toEqual(['30 tablets', '10 tablets', '']);
  });

  it('states the structure of a line whose texts contradict it', () => {
    const [read] = readDosage({ name: '', dosage: '2 tablets', frequency: 'OD', duration: '5 days' })!;
    const row = { name: 'Metformin', dosage: '1 tablet', frequency: 'BD', duration: '5 days' };
    const [table] = document({ medicines: [prescribedRow({ ...row, dosages: [read] })] }).body;
    expect(table.kind === 'table' && table.rows[0][0]).toBe(
      'Metformin\nThis dosage counts: 2 tablets once a day for 5 days: 10 tablets. The columns say: 1 tablet twice a day, for 5 days.',
    );
  });

  it('signs with name, qualification and registration number', () => {
    const { signature, reference } = document({});
    expect(signature?.slice(1)).toEqual(['Dr. Vikram Nair', 'MBBS, MD', 'Registration number KMC 45821']);
    expect(reference).toEqual(['कमला देवी', '1000 0001 6', 'RX-2026-7KQ4XM', '2026-11-28']);
  });

  it('names the hospital number, the address and the allergies', () => {
    expect(document({}).facts).toContainEqual(['Address', '12 Lake View Road\nBengaluru 560038']);
    expect(document({}).facts).toContainEqual(['Hospital number', '1000 0001 6']);
    expect(document({}).facts).toContainEqual(['Allergies', 'Penicillins']);
  });

  it.each([
    [0, '7 months, Female'],
    [67, '67 years, Female'],
  ])('prints the age %d, with the months of a small child if the record agrees', (age, text) => {
    expect(document({ age }).facts).toContainEqual(['Age and gender', text]);
  });

  it('prints an age that was only stated as such', () => {
    const patient = { dob: '1986-05-28', dobEstimated: true };
    expect(document({ age: 40 }, null, patient).facts).toContainEqual([
      'Age and gender',
      'about 40 years, Female',
    ]);
  });

  it('prints the verification code, its link as a QR code, and where to enter it', () => {
    const { facts, qr, notes } = document({});
    expect(facts).toContainEqual(['Verification code', 'K7QM2-HX9PD']);
    expect(qr).toMatchObject({ link: VERIFICATION.link, alt: expect.stringContaining(VERIFICATION.page) });
    expect(notes.at(-1)).toContain(VERIFICATION.page);
  });

  it('says by which way the visit was, and when another prescription took its place', () => {
    expect(document({}, { kind: 'video' }).facts).toContainEqual(['Visit', 'By video']);
    expect(document({}, {}).facts).toContainEqual(['Visit', 'At the hospital']);
    const replaced = { renewedBy: new Types.ObjectId(), endedFrom: '2026-11-27' };
    expect(document(replaced).facts[0]).toEqual(['State', 'Replaced on 2026-11-27']);
  });
});
