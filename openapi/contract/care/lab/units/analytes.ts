/** A substance that laboratories report in mass, amount of substance, charge or activity. */
export interface Analyte {
  /** LOINC codes of the same measurement in different units. */
  loinc: readonly string[];
  /** Grams per mole. */
  molarMass?: number;
  /** Charges per molecule, for mEq. */
  valence?: number;
  /** For enzymes 1 U is 1 IU: the activity that converts 1 µmol per minute. */
  isEnzyme?: boolean;
  /** Haemoglobin A1c in % (NGSP) and mmol/mol (IFCC). */
  isHbA1c?: boolean;
}

/**
 * Analytes with conversions of their own. Molar masses: IUPAC standard atomic weights (2021). Triglycerides count as
 * triolein, urea nitrogen as the two nitrogen atoms of urea, phosphorus as its atoms, as laboratories do
 * (AMA Manual of Style, SI conversion factors). Pairs of codes: LOINC, same component, system and time.
 */
export const ANALYTES: readonly Analyte[] = [
  { loinc: ['2345-7', '14749-6'], molarMass: 180.156 }, // glucose
  { loinc: ['1558-6', '14771-0'], molarMass: 180.156 }, // glucose, fasting
  { loinc: ['1518-0', '14995-5'], molarMass: 180.156 }, // glucose, 2 hours after 75 g
  { loinc: ['2160-0', '14682-9'], molarMass: 113.12 }, // creatinine
  { loinc: ['3094-0', '14937-7'], molarMass: 28.014 }, // urea nitrogen
  { loinc: ['3091-6', '22664-7'], molarMass: 60.056 }, // urea
  { loinc: ['2093-3', '14647-2'], molarMass: 386.65 }, // cholesterol
  { loinc: ['2089-1', '22748-8'], molarMass: 386.65 }, // LDL cholesterol
  { loinc: ['13457-7', '39469-2'], molarMass: 386.65 }, // LDL cholesterol, calculated
  { loinc: ['18262-6', '69419-0'], molarMass: 386.65 }, // LDL cholesterol, direct
  { loinc: ['2085-9', '14646-4'], molarMass: 386.65 }, // HDL cholesterol
  { loinc: ['2571-8', '14927-8'], molarMass: 885.43 }, // triglycerides
  { loinc: ['1975-2', '14631-6'], molarMass: 584.67 }, // bilirubin, total
  { loinc: ['1968-7', '14629-0'], molarMass: 584.67 }, // bilirubin, direct
  { loinc: ['17861-6', '2000-8'], molarMass: 40.078, valence: 2 }, // calcium
  { loinc: ['3084-1', '14933-6'], molarMass: 168.11 }, // uric acid
  { loinc: ['2777-1', '14879-1'], molarMass: 30.974 }, // phosphorus
  { loinc: ['19123-9', '2601-3'], molarMass: 24.305, valence: 2 }, // magnesium
  { loinc: ['2498-4', '14798-3'], molarMass: 55.845 }, // iron
  { loinc: ['2500-7', '14800-7'], molarMass: 55.845 }, // iron-binding capacity
  { loinc: ['2951-2'], molarMass: 22.99, valence: 1 }, // sodium
  { loinc: ['2823-3'], molarMass: 39.098, valence: 1 }, // potassium
  { loinc: ['2075-0'], molarMass: 35.45, valence: 1 }, // chloride
  { loinc: ['2132-9', '14685-2'], molarMass: 1355.4 }, // vitamin B12
  { loinc: ['2284-8', '14732-2'], molarMass: 441.4 }, // folate
  { loinc: ['1989-3', '14635-7'], molarMass: 400.64 }, // 25-hydroxyvitamin D3
  { loinc: ['3053-6', '14930-2'], molarMass: 650.97 }, // T3, total
  { loinc: ['3026-2', '14921-1'], molarMass: 776.87 }, // T4, total
  { loinc: ['3024-7', '14920-3'], molarMass: 776.87 }, // T4, free
  { loinc: ['1742-6'], isEnzyme: true }, // ALT
  { loinc: ['1920-8'], isEnzyme: true }, // AST
  { loinc: ['6768-6'], isEnzyme: true }, // alkaline phosphatase
  { loinc: ['4548-4', '59261-8'], isHbA1c: true },
];

/** The analyte of a LOINC code. */
export const analyteOf = (loinc: string | undefined): Analyte | undefined =>
  loinc === undefined ? undefined : ANALYTES.find((analyte) => analyte.loinc.includes(loinc));
