import { allergyTo, check, levelFor, lines } from '../../../test/support/safety-checks.js';
import { SHIPPED_TABLES } from '../tables.js';

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
  ['human-insulins', ['Actrapid', 'Mixtard 30/70', 'NPH insulin'], ['Lantus', 'Novorapid', 'Glycomet']],
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
    ['substance:insulin soluble human', 'Insulin isophane', 'reason'],
    ['substance:insulin soluble human', 'Lantus', undefined],
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
