import { ANALYTES, analyteOf } from './analytes.js';
import { convert, roundedAs, valueInUnitOf } from './convert.js';
import { Loinc, isLoinc } from './loinc.js';
import { knownUnit } from './units.js';

describe('units', () => {
  it.each([
    ['mg/dL', ['mg/dl', 'MG/DL', 'mg %', 'mg%', 'mgs/dL', 'mg/100 mL']],
    ['g/dL', ['gm/dl', 'gms/dL', 'g%', 'Gm %']],
    ['10*3/uL', ['10³/µL', '10^3/μl', 'x10^3/uL', '×10³/mm³', 'thousand/cumm', 'K/µL', '1000/uL', '10*3/uL']],
    ['10*5/uL', ['lakh/µL', 'lakhs/cumm', 'Lacs/cu.mm', 'lac / mm3']],
    ['10*6/uL', ['10⁶/µL', 'million/cumm', 'mill/mm3']],
    ['10*9/L', ['10^9/L', '10⁹/l', '×10⁹/L']],
    ['/uL', ['cells/cumm', 'cells/µL', '/cumm', 'cells per cumm', '/mm³', 'cumm', 'Cells/cu mm']],
    ['ug/dL', ['mcg/dl', 'µg/dL', 'μg/dL', 'ug/dL']],
    ['m[IU]/L', ['mIU/L', 'm[IU]/L']],
    ['mm/h', ['mm/hr', 'mm/1st hr', 'mm / hour']],
    ['mL/min/{1.73_m2}', ['mL/min/1.73 m²', 'ml/min/1.73m2']],
    ['%', ['%', '% (NGSP)']],
    ['1', ['', 'ratio']],
  ])('reads the spellings of %s', (ucum, spellings) => {
    for (const spelling of [ucum, ...spellings])
      expect([spelling, knownUnit(spelling)?.ucum]).toEqual([spelling, ucum]);
  });

  it('knows no unit that is unusual, incomplete or can mean two', () => {
    for (const spelling of [
      'G/L',
      'foo',
      'mg/',
      '/',
      'mg/dL/h',
      'BAU/mL',
      '/hpf',
      'constructor',
      '10^4/uL',
      'mg',
      'm/uL',
    ])
      expect([spelling, knownUnit(spelling)]).toEqual([spelling, null]);
  });

  it.each([
    [14.2, 'g/dL', 'g/L', 142],
    [18_500, 'cells/cumm', '10³/µL', 18.5],
    [1.5, 'lakh/cumm', '10³/µL', 150],
    [250, '10^9/L', 'lakhs/cumm', 2.5],
    [4.5, 'million/cumm', '10^12/L', 4.5],
    [2.4, 'µIU/mL', 'mIU/L', 2.4],
    [30, 'mcg/dL', 'µg/L', 300],
  ])('converts %d %s to %s without an analyte', (value, unit, other, expected) => {
    expect(convert(value, [knownUnit(unit)!, knownUnit(other)!])).toBeCloseTo(expected, 6);
  });

  // Conventional and SI values as clinical tables print them.
  it.each([
    ['14749-6', 5.4, 'mmol/L', 'mg/dL', 97.3],
    ['2345-7', 100, 'mg/dL', 'mmol/L', 5.55],
    ['14682-9', 97, 'µmol/L', 'mg/dL', 1.1],
    ['3094-0', 20, 'mg/dL', 'mmol/L', 7.14],
    ['3091-6', 40, 'mg/dL', 'mmol/L', 6.66],
    ['2093-3', 200, 'mg/dL', 'mmol/L', 5.17],
    ['2571-8', 150, 'mg/dL', 'mmol/L', 1.69],
    ['1975-2', 1, 'mg/dL', 'µmol/L', 17.1],
    ['17861-6', 10, 'mg/dL', 'mmol/L', 2.5],
    ['17861-6', 5, 'mEq/L', 'mmol/L', 2.5],
    ['3084-1', 6, 'mg/dL', 'µmol/L', 357],
    ['2951-2', 140, 'mEq/L', 'mmol/L', 140],
    ['1742-6', 40, 'U/L', 'IU/L', 40],
    ['4548-4', 7, '%', 'mmol/mol', 53],
    ['59261-8', 53, 'mmol/mol', '%', 7],
    ['2132-9', 300, 'pg/mL', 'pmol/L', 221],
  ])('converts %s: %d %s to %s', (loinc, value, unit, other, expected) => {
    const analyte = analyteOf(loinc);
    const converted = convert(value, [knownUnit(unit)!, knownUnit(other)!], analyte);
    expect(roundedAs(converted!, value)).toBe(expected);
  });

  it('converts amounts only for a stated substance, the same on both sides', () => {
    const [mg, mmol] = [{ unit: 'mg/dL' }, { unit: 'mmol/L' }];
    const glucose = { loinc: '2345-7' };
    expect(valueInUnitOf(5.4, mmol, mg)).toBeNull();
    expect(valueInUnitOf(5.4, { ...mmol, ...glucose }, mg)).toBeNull();
    expect(valueInUnitOf(5.4, { ...mmol, ...glucose }, { ...mg, ...glucose })).toBe(97.3);
    expect(valueInUnitOf(5.4, { ...mmol, ...glucose }, { ...mg, loinc: '2160-0' })).toBeNull();
    expect(valueInUnitOf(1, { ...mmol, molarMass: 180.156 }, { ...mg, molarMass: 180.156 })).toBe(18);
    expect(valueInUnitOf(40, { unit: 'U/L', loinc: '1742-6' }, { unit: 'IU/L' })).toBeNull();
    expect(valueInUnitOf(5, { unit: 'foo' }, { unit: 'mg/dL' })).toBeNull();
    expect(valueInUnitOf(5, { unit: 'Bau', ucum: '[BAU]/mL' }, { unit: 'x', ucum: '[BAU]/mL' })).toBe(5);
  });
});

describe('LOINC codes', () => {
  it('accepts the format with the right check digit only', () => {
    for (const code of ['718-7', '2160-0', '4548-4', '59261-8', '100000-9'])
      expect([code, isLoinc(code)]).toEqual([code, true]);
    for (const code of ['718-8', '2160-1', '7187', 'LP123-4', '', '718-', '-7'])
      expect([code, isLoinc(code)]).toEqual([code, false]);
    const messageOf = (code: string) => Loinc.safeParse(code).error?.issues.map(({ message }) => message);
    expect(messageOf('718-8')).toEqual([
      'The check digit of this LOINC code is wrong. Please check the code.',
    ]);
    expect(messageOf('haemoglobin')).toEqual([
      'A LOINC code has up to seven digits, a hyphen and a check digit, such as 718-7.',
    ]);
  });

  it('identifies each analyte by valid codes of its own', () => {
    const codes = ANALYTES.flatMap(({ loinc }) => loinc);
    expect(codes.filter((code) => !isLoinc(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
