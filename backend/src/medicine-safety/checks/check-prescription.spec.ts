import { readDosage } from '../../../../openapi/contract/care/dosage/read-dosage.js';
import { PERSON, active, allergyTo, check, lines } from '../../../test/support/safety-checks.js';
import { SHIPPED_TABLES } from '../tables.js';
import type { Check } from './facts.js';

describe('the same substance twice', () => {
  const kindsFor = (name: string, taken: string) =>
    check({ lines: lines(name), activeLines: [active(taken)] }).map(({ kind }) => kind);

  it.each([
    ['Amlodipine 10', 'Amlodipine 5', ['duplicate']],
    ['Dolo 650', 'Paracetamol 500 mg tablets', ['duplicate']],
    ['Combiflam', 'Tab Brufen 400', ['duplicate']],
    ['Telma-AM', 'Amlong 5', ['duplicate']],
    ['Metformin 500 mg', 'Metformin 500 mg', []],
    ['Tab. Metformin 500 mg', 'tab metformin 500mg', []],
    ['Metformin 500 mg', 'Atorva 10', []],
  ])('%s beside %s: %j', (name, taken, kinds) => expect(kindsFor(name, taken)).toEqual(kinds));

  const textFor = (name: string, given: Parameters<typeof active>[1]) =>
    check({ lines: lines(name), activeLines: [active('Prednisolone 5', given)] }).map(
      ({ level, text }) => `${level}: ${text}`,
    );

  it.each([
    ['Prednisolone 5', { sameAs: [0], longerThan: [0] }, /^decision: .* that course is longer than this one/],
    ['Qqqmed 10', { sameAs: [0] }, /^decision: .* already takes this medicine as Prednisolone 5/],
    ['Prednisolone 5', { sameAs: [0], isLater: true }, /^information: .* this line is recorded as replaced/],
    ['Prednisolone 20', { isLater: true }, /^information: .* Both stay active/],
  ])('asks about %s with the active line %j', (name, given, expected) => {
    expect(textFor(name, given)).toEqual([expect.stringMatching(expected)]);
  });

  it('does not ask about a renewal, which is not shorter', () => {
    expect(textFor('Prednisolone 5', { sameAs: [0] })).toEqual([]);
  });

  it('asks once about two lines of one name', () => {
    const found = check({
      lines: lines('Prednisolone 20', 'prednisolone 20'),
      activeLines: [active('Prednisolone 5')],
    });
    expect(found.filter(({ kind }) => kind === 'duplicate')).toMatchObject([{ lines: [0, 1] }]);
  });

  it('is said of two lines of one prescription', () => {
    expect(check({ lines: lines('Dolo 650', 'Combiflam') })).toMatchObject([
      {
        kind: 'repeated',
        level: 'information',
        lines: [0, 1],
        text: 'Paracetamol is in Dolo 650 and in Combiflam.',
      },
    ]);
  });
});

describe('interactions', () => {
  it('have at least 60 pairs, each with effect, source and date', () => {
    expect(SHIPPED_TABLES.interactions.length).toBeGreaterThanOrEqual(60);
    for (const { effect, source, date } of SHIPPED_TABLES.interactions)
      expect([effect, source, date]).toEqual([
        expect.stringMatching(/^.{5,}\.$/),
        expect.stringMatching(/.{3,}/),
        expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ]);
  });

  it.each([
    ['Warf 5', 'Brufen 400', true],
    ['Brufen 400', 'Warf 5', true],
    ['Warf 5', 'Flagyl 400', true],
    ['Sorbitrate 5', 'Viagra 50', true],
    ['Cardace 5', 'Aldactone 25', true],
    ['Clopilet 75', 'Omez 20', true],
    ['Clopilet 75', 'Pan 40', false],
    ['Brufen 400', 'Voveran 50', true],
    ['Brufen 400', 'Combiflam', false],
    ['Ecosprin Gold', 'Dolo 650', false],
    ['Miconazole nitrate cream', 'Viagra 50', false],
    ['Dolo 650', 'Glycomet 500', false],
  ])('of %s and %s: %s', (a, b, expected) => {
    const found = check({ lines: lines(a, b) }).filter(({ kind }) => kind === 'interaction');
    expect(found.length > 0).toBe(expected);
  });

  it('count what the patient takes already, with source and date', () => {
    const [found] = check({ lines: lines('Flagyl 400'), activeLines: [active('Warf 5')] });
    expect(found).toMatchObject({
      kind: 'interaction',
      level: 'information',
      text: 'Flagyl 400 with Warf 5: Metronidazole raises the INR: bleeding.',
      source: expect.stringContaining('BNF'),
      active: { number: 'RX-1', name: 'Warf 5' },
    });
  });
});

describe('doses', () => {
  type Row = [name: string, dosage: string, frequency: string, duration: string];
  const doseOf = (rows: Row[], tables = SHIPPED_TABLES) => {
    const given = rows.map(([name, dosage, frequency, duration]) => ({
      name,
      dosages: readDosage({ name, dosage, frequency, duration }),
    }));
    return check({ lines: given }, tables).filter(({ kind }) => kind === 'dose');
  };

  it('have limits of at least 60 substances', () => {
    expect(SHIPPED_TABLES.doseLimits.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['Paracetamol 500 mg tablets', '2 tablets', 'four times a day', false],
    ['Paracetamol 650 mg tablets', '2 tablets', 'four times a day', true],
    ['Tab Paracetamol 1 g', '1 tablet', 'every 4 hours', true],
    ['Amlodipine 5', '1 tablet', 'twice daily', false],
    ['Amlodipine 10', '2 tablets', 'once daily', true],
    ['Levothyroxine 50', '1 tablet', 'once daily', false],
    ['Levothyroxine 100 mcg tablets', '4 tablets', 'once daily', true],
    ['Paracetamol 250 mg/5 ml syrup', '10 ml', 'three times a day', false],
    ['Paracetamol 250 mg/5 ml syrup', '30 ml', 'three times a day', true],
    ['Methotrexate 7.5 mg tablets', '1 tablet', 'once a week', false],
    ['Methotrexate 7.5 mg tablets', '1 tablet', 'once daily', true],
    ['Metformin 1000 mg tablets', '1 tablet', '2-0-2', true],
    ['Metformin 500 mg tablets', '1 tablet', 'as wanted by the patient', false],
  ])('%s, %s, %s: above the usual maximum %s', (name, dosage, frequency, expected) => {
    expect(doseOf([[name, dosage, frequency, '5 days']]).length > 0).toBe(expected);
  });

  it.each([
    ['enoxaparin', 'Enoxaparin 40 mg injection', '40 mg', true],
    ['enoxaparin', 'Enoxaparin 40 mg injection', '40 mg sc', true],
    ['enoxaparin', 'Enoxaparin 40 mg injection', '40 mg iv', false],
    ['enoxaparin', 'Enoxaparin 40', '40 mg', true],
    ['methotrexate', 'Methotrexate 40 mg injection', '40 mg', true],
    ['methotrexate', 'Methotrexate 40', '40 mg', false],
    ['methotrexate', 'Methotrexate 40 mg tablets', '40 mg', false],
  ])('of %s by injection, compared with %s, %s: %s', (substance, name, dosage, expected) => {
    const limit = { ...SHIPPED_TABLES.doseLimits[0], substance, route: 'subcutaneous' } as const;
    const own = { ...limit, max: { value: 60, unit: 'mg' } } as const;
    const tables = { ...SHIPPED_TABLES, doseLimits: [...SHIPPED_TABLES.doseLimits, own] };
    const ids = doseOf([[name, dosage, '1-0-1', '5 days']], tables).map(({ id }) => id);
    expect(ids.some((id) => id.includes('subcutaneous'))).toBe(expected);
  });

  it('add up the lines of one substance', () => {
    const three = 'three times a day';
    const [found] = doseOf([
      ['Paracetamol 650 mg tablets', '1 tablet', three, '5 days'],
      ['Paracetamol 1000 mg tablets', '1 tablet', three, '5 days'],
    ]);
    expect(found.lines).toEqual([0, 1]);
    expect(found.text).toContain('4950 mg of Paracetamol a day');
  });
});

describe('the person', () => {
  const differing = (written: Partial<Check['person']['written']>, recorded = {}) =>
    check({
      person: {
        written: { ...PERSON.written, ...written },
        recorded: { ...PERSON.recorded, ...recorded },
      },
    }).map(({ field, level }) => [field, level]);

  it.each([
    [{ name: 'asha  rao' }, {}, []],
    [{ name: 'Bela Shah' }, {}, [['patientName', 'confirmation']]],
    [{ age: 4 }, {}, [['age', 'confirmation']]],
    [{ age: 4 }, { age: null }, []],
    [{ gender: 'male' }, {}, [['gender', 'confirmation']]],
    [{ gender: 'other' }, { gender: null }, []],
    [{ name: 'कमला देवी' }, { name: 'कमला देवी' }, []],
    [{ name: 'कमल देवी' }, { name: 'कमला देवी' }, [['patientName', 'confirmation']]],
  ])('%j beside the record %j: %j', (written, recorded, expected) => {
    expect(differing(written, recorded)).toEqual(expected);
  });
});

it('puts what needs an answer first', () => {
  const found = check({
    lines: lines('Taxim-O 200', 'Warf 5', 'Combiflam', 'Augmentin 625'),
    allergies: [allergyTo('class:penicillins')],
  });
  expect(found[0]).toMatchObject({ level: 'reason', lines: [3] });
  expect(found.slice(1).every(({ level }) => level === 'information')).toBe(true);
});
