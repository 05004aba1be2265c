import { NameIndex, differByOne, wordsOf } from './name-index.js';
import { SHIPPED_TABLES } from './tables.js';

const names = new NameIndex(SHIPPED_TABLES);

describe('names of substances in a text', () => {
  it.each([
    ['Cap. Ampicillin 500', ['ampicillin']],
    ['Tab Augmentin 625 Duo', ['amoxicillin', 'clavulanic acid']],
    ['AUGMENTIN625', ['amoxicillin', 'clavulanic acid']],
    ['Tab. Clavam 625', ['amoxicillin', 'clavulanic acid']],
    ['Moxikind-CV 625', ['amoxicillin', 'clavulanic acid']],
    ['Novamox 500', ['amoxicillin']],
    ['Amoxycillin 250 mg/5 ml syrup', ['amoxicillin']],
    ['Inj. Piptaz 4.5 g', ['piperacillin', 'tazobactam']],
    ['Penidure LA 12', ['benzathine benzylpenicillin']],
    ['Combiflam', ['ibuprofen', 'paracetamol']],
    ['Tab Ecosprin 75', ['aspirin']],
    ['Ecosprin-AV 75/10', ['aspirin', 'atorvastatin']],
    ['Ecosprin Gold 10', ['aspirin', 'atorvastatin', 'clopidogrel']],
    ['Zerodol SP', ['aceclofenac', 'paracetamol', 'serratiopeptidase']],
    ['Bactrim DS', ['sulfamethoxazole', 'trimethoprim']],
    ['Septran', ['sulfamethoxazole', 'trimethoprim']],
    ['Cotrimoxazole 960', ['sulfamethoxazole', 'trimethoprim']],
    ['Taxim-O 200', ['cefixime']],
    ['Inj Taxim 1 g', ['cefotaxime']],
    ['Monocef-O 200', ['cefpodoxime']],
    ['Inj. Monocef 1g', ['ceftriaxone']],
    ['Telma-AM', ['telmisartan', 'amlodipine']],
    ['Dolo 650', ['paracetamol']],
    ['Amoxicilin 500', ['amoxicillin']],
    ['Ciprofloxacine 500', ['ciprofloxacin']],
    ['Insulin Glargine 100 IU/ml', ['insulin glargine']],
    ['Paracetamol 500 mg and Ibuprofen 400 mg', ['paracetamol', 'ibuprofen']],
    ['Pen V 250', ['phenoxymethylpenicillin']],
    ['Pentids 400', ['benzylpenicillin']],
    ['Blumox CA 625', ['amoxicillin', 'clavulanic acid']],
    ['Inj Xone 1 g', ['ceftriaxone']],
    ['Ibuclin', ['ibuprofen', 'paracetamol']],
    ['Doxy 100', ['doxycycline']],
    ['Multivitamin syrup', []],
    ['Milk of magnesia', []],
    ['Nystatin drops', []],
    ['Miconazole nitrate cream', []],
    ['', []],
  ])('of "%s" are %j', (text, substances) => {
    expect(names.namedIn(text).substances).toEqual(substances);
  });

  it('keeps a class apart from its members', () => {
    expect(names.namedIn('Penicillin 400 mg')).toEqual({ substances: [], classes: ['penicillins'] });
  });

  it.each([
    ['Tab Cefakind 500', ['cephalosporins']],
    ['Newcillin 250', ['penicillins']],
    ['Zinc sulphate syrup', []],
    ['Newoxacin 400', ['quinolones']],
    ['Nystatin drops', []],
  ])('reads the class of the unknown name "%s" from its stem: %j', (text, classes) => {
    expect(names.namedIn(text)).toEqual({ substances: [], classes });
  });

  it('gives each name one meaning', () => {
    const meanings = new Map<string, string>();
    const { substances, combinations } = SHIPPED_TABLES;
    const named = [
      ...substances.map(({ name, otherNames, brands }) => [name, [name, ...otherNames, ...brands]] as const),
      ...combinations.map((one) => [one.substances.join(), one.names] as const),
    ];
    for (const [meaning, all] of named)
      for (const name of all) {
        const key = wordsOf(name).join(' ');
        expect([name, meanings.get(key) ?? meaning]).toEqual([name, meaning]);
        meanings.set(key, meaning);
      }
  });
});

describe('one letter', () => {
  it.each([
    ['amoxicilin', 'amoxicillin', true],
    ['amoxicillina', 'amoxicillin', true],
    ['amoxycillin', 'amoxicillin', true],
    ['amoxicillin', 'amoxicillin', true],
    ['ampicillin', 'amoxicillin', false],
    ['losartan', 'valsartan', false],
  ])('makes %s of %s: %s', (a, b, expected) => expect(differByOne(a, b)).toBe(expected));
});
