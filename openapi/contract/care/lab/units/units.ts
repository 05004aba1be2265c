/** A unit that the portal knows. */
export interface KnownUnit {
  /** Its code in UCUM, the Unified Code for Units of Measure. */
  ucum: string;
  /** Kinds above and below the stroke, such as "mass/volume". Units of one dimension differ by a factor. */
  dimension: string;
  factor: number;
}

type Atom = readonly [kind: string, ucum: string, factor: number, ...spellings: string[]];

/** Spellings are in lower case without spaces and with "u" for the micro sign. */
const ABOVE: readonly Atom[] = [
  ['mass', 'kg', 1e3, 'kg', 'kgs'],
  ['mass', 'g', 1, 'g', 'gm', 'gms', 'gram', 'grams'],
  ['mass', 'mg', 1e-3, 'mg', 'mgs', 'mgm'],
  ['mass', 'ug', 1e-6, 'ug', 'mcg', 'microg', 'microgram', 'micrograms'],
  ['mass', 'ng', 1e-9, 'ng'],
  ['mass', 'pg', 1e-12, 'pg'],
  ['substance', 'mol', 1, 'mol'],
  ['substance', 'mmol', 1e-3, 'mmol', 'mmols', 'millimol'],
  ['substance', 'umol', 1e-6, 'umol', 'umols', 'micromol', 'micromole'],
  ['substance', 'nmol', 1e-9, 'nmol'],
  ['substance', 'pmol', 1e-12, 'pmol'],
  ['charge', 'eq', 1, 'eq'],
  ['charge', 'meq', 1e-3, 'meq'],
  ['units', '[IU]', 1, 'iu'],
  ['units', 'm[IU]', 1e-3, 'miu'],
  ['units', 'u[IU]', 1e-6, 'uiu', 'microiu'],
  ['units', 'k[IU]', 1e3, 'kiu'],
  ['activity', 'U', 1, 'u', 'unit', 'units'],
  ['activity', 'mU', 1e-3, 'mu'],
  ['activity', 'kU', 1e3, 'ku'],
  ['length', 'mm', 1e-3, 'mm'],
  ['length', 'cm', 1e-2, 'cm', 'cms'],
  ['volume', 'mL', 1e-3, 'ml'],
  ['number', '', 1, '', 'cell', 'cells'],
];

const BELOW: readonly Atom[] = [
  ['volume', 'L', 1, 'l', 'lt', 'ltr', 'litre', 'liter'],
  ['volume', 'dL', 1e-1, 'dl', '100ml', 'decilitre', 'deciliter'],
  ['volume', 'mL', 1e-3, 'ml', 'cc', 'cm3', 'cm^3', 'millilitre', 'milliliter'],
  ['volume', 'uL', 1e-6, 'ul', 'mcl', 'microl', 'mm3', 'mm^3', 'cumm', 'cu.mm', 'cmm', 'microlitre'],
  ['volume', 'nL', 1e-9, 'nl'],
  ['mass', 'g', 1, 'g', 'gm', 'gcr', 'gcreat', 'gcreatinine', 'gmcreatinine'],
  ['mass', 'mg', 1e-3, 'mg', 'mgcreatinine'],
  ['mass', 'kg', 1e3, 'kg'],
  ['substance', 'mol', 1, 'mol'],
  ['substance', 'mmol', 1e-3, 'mmol', 'mmolcreatinine'],
  ['time', 'h', 3600, 'h', 'hr', 'hour', '1sthour', '1sthr', '1hr', '1h'],
  ['time', 'min', 60, 'min', 'minute'],
  ['time', '(24.h)', 86_400, 'day', 'd', '24h', '24hr', '24hrs', '24hours'],
];

/** How laboratories write powers of ten before a count; a lakh is 100,000. */
const POWERS: readonly [spelling: RegExp, exponent: number][] = [
  [/^(?:10(?:\^|\*\*?)3|1000|k|thou|thousands?)(?=[./]|cells?|$)/, 3],
  [/^(?:10(?:\^|\*\*?)5|la(?:kh|c)s?)(?=[./]|cells?|$)/, 5],
  [/^(?:10(?:\^|\*\*?)6|mill|millions?)(?=[./]|cells?|$)/, 6],
  [/^10(?:\^|\*\*?)9(?=[./]|cells?|$)/, 9],
  [/^10(?:\^|\*\*?)12(?=[./]|cells?|$)/, 12],
];

/** Units that are no quotient, by their spelling. */
const WHOLE = new Map<string, KnownUnit>();
const addWhole = (ucum: string, dimension: string, spellings: readonly string[]): void => {
  for (const spelling of spellings) WHOLE.set(spelling, { ucum, dimension, factor: 1 });
};
addWhole('1', 'ratio', ['', '1', 'ratio']);
addWhole('%', 'percent', ['%', 'percent', '%ngsp', '%(ngsp)']);
addWhole('mL/min/{1.73_m2}', 'clearance', [
  'ml/min/1.73m^2',
  'ml/min/1.73m2',
  'ml/min/1.73sqm',
  'ml/min/1.73sq.m',
  'ml/min/{1.73_m2}',
]);
addWhole('fL', 'cell volume', ['fl', 'cu.micron', 'um^3', 'um3']);
addWhole('pg', 'cell mass', ['pg']);
addWhole('s', 'time', ['s', 'sec', 'secs', 'second', 'seconds']);
addWhole('kg', 'weight', ['kg']);
addWhole('cm', 'length', ['cm']);
addWhole('mm[Hg]', 'pressure', ['mmhg', 'mm[hg]']);
addWhole('Cel', 'temperature', ['°c', 'cel', 'degc']);

/** Older names of mass concentrations. */
const SHORT = new Map([
  ['mg%', 'mg/dl'],
  ['g%', 'g/dl'],
  ['gm%', 'g/dl'],
  ['ug%', 'ug/dl'],
]);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The spelling with powers as "10^3", in lower case and without spaces. */
function plain(unit: string): string {
  const text = unit
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (run) => `^${[...run].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('')}`)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\sμµ]/gu, (character) => (/\s/u.test(character) ? '' : 'u'))
    .replace(/(?<=\p{L})per(?=\p{L}|\d)/gu, '/')
    .replace(/\[iu\]/gu, 'iu')
    .replace(/^[x×*](?=10)/u, '');
  return SHORT.get(text) ?? text;
}

const atomOf = (atoms: readonly Atom[], spelling: string): Atom | undefined =>
  atoms.find(([, , , ...spellings]) => spellings.includes(spelling));

/** A count with its power of ten: "10^3/ul", "lakhs/cumm". */
function countOf(above: string): Atom | undefined {
  for (const [spelling, exponent] of POWERS) {
    const power = spelling.exec(above)?.[0];
    if (power === undefined) continue;
    const rest = atomOf(ABOVE, above.slice(power.length).replace(/^\./, ''));
    return rest?.[0] === 'number' ? ['number', `10*${exponent}`, 10 ** exponent] : undefined;
  }
  return undefined;
}

/**
 * The unit that a spelling means: "mg/dl", "MG/DL" and "mg%" are the same. Null for one that is not known or can mean
 * two units: "G/L" is grams or, in Europe, 10^9 per litre.
 */
export function knownUnit(spelling: string): KnownUnit | null {
  if (spelling.trim() === 'G/L' || spelling.trim() === 'G/l') return null;
  const text = plain(spelling);
  const whole = WHOLE.get(text);
  if (whole) return whole;
  const [above = '', below = '', ...rest] = text.split('/');
  if (rest.length > 0) return null;
  // "cumm" alone is how some laboratories write a count per microlitre.
  const [upper, lower] =
    below === '' && atomOf(BELOW, above)?.[1] === 'uL'
      ? [atomOf(ABOVE, ''), atomOf(BELOW, above)]
      : [countOf(above) ?? atomOf(ABOVE, above), atomOf(BELOW, below)];
  if (!upper || !lower) return null;
  return {
    ucum: `${upper[1]}/${lower[1]}`,
    dimension: `${upper[0]}/${lower[0]}`,
    factor: upper[2] / lower[2],
  };
}
