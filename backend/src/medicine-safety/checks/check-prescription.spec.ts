import { readDosage } from '../../../../openapi/contract/care/dosage/read-dosage.js';
import { NameIndex } from '../name-index.js';
import { SHIPPED_TABLES } from '../tables.js';
import { checkPrescription } from './check-prescription.js';
import type { Check, CheckedAllergy, Warning } from './facts.js';

const KNOWLEDGE = { tables: SHIPPED_TABLES, names: new NameIndex(SHIPPED_TABLES) };
const PERSON: Check['person'] = {
  written: { name: 'Asha Rao', age: 36, gender: 'female' },
  recorded: { name: 'Asha Rao', age: 36, gender: 'female' },
};
const check = (given: Partial<Check>): Warning[] =>
  checkPrescription({ lines: [], allergies: [], activeLines: [], person: PERSON, ...given }, KNOWLEDGE);
const lines = (...names: string[]) => names.map((name) => ({ name, dosages: null }));
const allergyTo = (key: string, name = 'X'): CheckedAllergy => ({
  id: 'a1',
  kind: key.startsWith('class') ? 'class' : key.startsWith('text') ? 'asWritten' : 'substance',
  key,
  name,
  severity: null,
  reaction: null,
});
const levelFor = (key: string, medicine: string, name?: string): string | undefined =>
  check({ lines: lines(medicine), allergies: [allergyTo(key, name)] })[0]?.level;

/** Of each class medicines as doctors write them: members, and others that must not match. */
const CLASSES: [key: string, members: string[], others: string[]][] = [
  [
    'penicillins',
    [
      'Augmentin 625',
      'Cap. Ampicillin 500',
      'Tab Clavam 625',
      'Inj Piptaz 4.5 g',
      'Novamox 500',
      'Amoxyclav 625',
    ],
    ['Azithral 500', 'Ciplox 500', 'Doxy-1'],
  ],
  [
    'cephalosporins',
    ['Taxim-O 200', 'Cepodem 200', 'Inj Monocef 1 g'],
    ['Azee 500', 'Levoflox 500', 'Dolo 650'],
  ],
  [
    'carbapenems',
    ['Inj Meronem 1 g', 'Ertapenem 1 g', 'Farobact 200'],
    ['Taxim', 'Amikacin', 'Linezolid 600'],
  ],
  [
    'nsaids',
    ['Combiflam', 'Ecosprin 75', 'Zerodol-SP', 'Meftal-Spas', 'Voveran 50', 'Disprin'],
    ['Dolo 650', 'Ultracet', 'Pan 40'],
  ],
  [
    'sulfonamides',
    ['Bactrim DS', 'Septran', 'Silverex cream', 'Saaz 500'],
    ['Lasix 40', 'Glimepiride 1', 'Ferrous sulphate'],
  ],
  [
    'macrolides',
    ['Azithral 500', 'Clarithromycin 500', 'Althrocin 250'],
    ['Dalacin 300', 'Gentamicin', 'Augmentin'],
  ],
  ['lincosamides', ['Dalacin 300', 'Lynx 500', 'Clindamycin gel'], ['Azee 500', 'Vancomycin', 'Ciplox']],
  [
    'quinolones',
    ['Ciplox-TZ', 'Levomac 500', 'Zanocin-OZ', 'Norflox 400'],
    ['Azee', 'Flagyl 400', 'Septran'],
  ],
  [
    'tetracyclines',
    ['Doxy-1 L-DR Forte', 'Minocycline 100', 'Resteclin 500'],
    ['Tetrahydrozoline', 'Azee', 'Ciplox'],
  ],
  [
    'aminoglycosides',
    ['Amikacin 500', 'Genticyn eye drops', 'Soframycin', 'Neosporin'],
    ['Azee', 'Vancomycin', 'Linezolid'],
  ],
  ['nitroimidazoles', ['Metrogyl 400', 'Tiniba 500', 'Oflox-OZ'], ['Omez 20', 'Albendazole', 'Ciplox 500']],
  ['glycopeptides', ['Vancomycin 1 g', 'Targocid', 'Inj Vancocin'], ['Linezolid', 'Amikacin', 'Azee']],
  ['opioids', ['Ultracet', 'Morphine 10 mg', 'Durogesic patch'], ['Dolo 650', 'Combiflam', 'Pregalin 75']],
  [
    'statins',
    ['Atorva 10', 'Rosuvas 20', 'Ecosprin-AV 75/10'],
    ['Nystatin drops', 'Fenofibrate', 'Ezetimibe 10'],
  ],
  ['ace-inhibitors', ['Cardace 5', 'Envas 5', 'Listril 10'], ['Telma 40', 'Amlong 5', 'Concor 5']],
  ['arbs', ['Telma-H', 'Losar 50', 'Olmezest 20'], ['Cardace', 'Amlong', 'Lasix']],
  ['beta-blockers', ['Concor 5', 'Met XL 50', 'Ciplar 40'], ['Amlong', 'Cardace', 'Dytor 10']],
  [
    'anticonvulsants-aromatic',
    ['Eptoin 100', 'Tegretol 200', 'Lametec 50'],
    ['Levipil 500', 'Encorate', 'Gabapin'],
  ],
  [
    'local-anaesthetics-amide',
    ['Xylocaine 2%', 'Lignocaine gel', 'Inj Sensorcaine'],
    ['Benzocaine', 'Dolo', 'Amethocaine'],
  ],
  [
    'local-anaesthetics-ester',
    ['Benzocaine gel', 'Amethocaine', 'Procaine'],
    ['Procaine penicillin', 'Xylocaine', 'Articaine'],
  ],
  [
    'iodinated-contrast',
    ['Omnipaque 300', 'Visipaque', 'Urografin 76%'],
    ['Povidone iodine', 'Gadolinium', 'Barium'],
  ],
  ['proton-pump-inhibitors', ['Omez 20', 'Pan-D', 'Razo 20'], ['Rantac 150', 'Domstal', 'Famocid']],
  ['insulins', ['Insulin Glargine', 'Huminsulin 30/70', 'Novorapid'], ['Glycomet', 'Amaryl', 'Januvia']],
  ['sulfonylureas', ['Amaryl 2', 'Diamicron 60', 'Glycomet-GP 1'], ['Glycomet 500', 'Januvia', 'Septran']],
  ['benzodiazepines', ['Alprax 0.25', 'Lonazep', 'Nexito Plus'], ['Zolfresh 10', 'Pregalin', 'Nexito 10']],
  ['ssris', ['Nexito 10', 'Serta 50', 'Fludac 20'], ['Tryptomer', 'Mirtaz', 'Venlor']],
  [
    'nitrates',
    ['Sorbitrate 5', 'Nitrocontin 2.6', 'Monotrate 20'],
    ['Miconazole nitrate', 'Silverex', 'Nicorandil 5'],
  ],
  ['pde5-inhibitors', ['Viagra 50', 'Megalis 20', 'Sildenafil 25'], ['Urimax', 'Dutasteride', 'Finasteride']],
  ['corticosteroids', ['Wysolone 10', 'Medrol 16', 'Betnesol'], ['Brufen', 'Allegra', 'Thyronorm']],
  ['maois', ['Rasagiline 1', 'Selegiline 5', 'Moclobemide'], ['Nexito', 'Syndopa 110', 'Venlor']],
];

describe('an allergy to a class', () => {
  it('has a row here for every class', () => {
    expect(CLASSES.map(([key]) => key).toSorted()).toEqual(
      SHIPPED_TABLES.classes.map(({ key }) => key).toSorted(),
    );
  });

  it.each(CLASSES)('matches members of %s and no others', (key, members, others) => {
    expect(members.filter((name) => levelFor(`class:${key}`, name) !== 'reason')).toEqual([]);
    expect(others.filter((name) => levelFor(`class:${key}`, name) === 'reason')).toEqual([]);
  });
});

describe('an allergy', () => {
  it.each([
    ['substance:amoxicillin', 'Cap. Ampicillin 500', 'reason'],
    ['substance:amoxicillin', 'Augmentin 625', 'reason'],
    ['substance:aspirin', 'Brufen 400', 'reason'],
    ['substance:aspirin', 'Dolo 650', undefined],
    ['substance:atenolol', 'Concor 5', undefined],
    ['class:penicillins', 'Taxim-O 200', 'information'],
    ['substance:amoxicillin', 'Cephalexin 500', 'information'],
    ['class:penicillins', 'Inj Meronem', 'information'],
    ['class:cephalosporins', 'Augmentin', 'information'],
    ['class:penicillins', 'Penicillin V 250', 'reason'],
    ['class:penicillins', 'Penicillin 400', 'reason'],
    ['class:penicillins', 'Amoxicilin 500 mg', 'reason'],
    ['text:augmentin', 'Novamox 500', 'reason'],
    ['text:rash after amoxicillin', 'Mox 500', 'reason'],
    ['text:blue dye', 'Mox 500', undefined],
    ['allergen:Peanuts', 'Mox 500', undefined],
    ['class:cephalosporins', 'Tab Cefakind 500', 'reason'],
    ['text:qqqmed', 'Tab Qqqmed 10', 'reason'],
    ['class:penicillins', 'Tab Qqqmed 10', 'information'],
  ])('%s beside %s asks for %s', (key, medicine, level) => {
    expect(levelFor(key, medicine, key.slice(key.indexOf(':') + 1))).toBe(level);
  });

  it('says what is known of it, and keeps its id when the line moves', () => {
    const allergy = {
      ...allergyTo('class:penicillins', 'Penicillins'),
      severity: 'severe' as const,
      reaction: 'Rash',
    };
    const [first] = check({ lines: lines('Cap. Ampicillin 500'), allergies: [allergy] });
    expect(first).toMatchObject({
      id: 'allergy:a1:cap ampicillin 500',
      field: 'medicines.0.name',
      text: 'Cap. Ampicillin 500: the patient is allergic to Penicillins (severe: Rash).',
    });
    const [moved] = check({ lines: lines('Dolo 650', 'cap ampicillin 500'), allergies: [allergy] });
    expect([moved.id, moved.lines]).toEqual([first.id, [1]]);
  });
});

it('names a medicine that could not be compared with the allergies', () => {
  const allergies = [allergyTo('class:penicillins', 'Penicillins'), allergyTo('text:dust', 'dust')];
  expect(check({ lines: lines('Dolo 650', 'Tab Qqqmed 10'), allergies })).toMatchObject([
    {
      kind: 'notCompared',
      field: 'medicines.1.name',
      text: 'Tab Qqqmed 10 is not in the tables. It was not compared with the recorded allergies: Penicillins, dust.',
    },
  ]);
  expect(check({ lines: lines('Tab Qqqmed 10') })).toEqual([]);
});

describe('the same substance twice', () => {
  const active = (name: string) => ({ prescriptionId: 'p1', number: 'RX-1', name, date: '2026-11-01' });
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
    const active = { prescriptionId: 'p1', number: 'RX-1', name: 'Warf 5', date: '2026-11-01' };
    const [found] = check({ lines: lines('Flagyl 400'), activeLines: [active] });
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
  const doseOf = (...rows: [name: string, dosage: string, frequency: string, duration: string][]) => {
    const given = rows.map(([name, dosage, frequency, duration]) => ({
      name,
      dosages: readDosage({ name, dosage, frequency, duration }),
    }));
    return check({ lines: given }).filter(({ kind }) => kind === 'dose');
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
    expect(doseOf([name, dosage, frequency, '5 days']).length > 0).toBe(expected);
  });

  it('add up the lines of one substance', () => {
    const three = 'three times a day';
    const [found] = doseOf(
      ['Paracetamol 650 mg tablets', '1 tablet', three, '5 days'],
      ['Paracetamol 1000 mg tablets', '1 tablet', three, '5 days'],
    );
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
