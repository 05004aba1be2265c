import type { LabGroup } from '../../openapi/contract/shop/lab-tests.js';
import type { SpecimenType } from '../../openapi/contract/shop/lab-samples.js';
import { SAMPLES } from './specimens.js';
import { labTestRows, type LabRow } from './lab-test-rows.js';

export { drawLabTest } from './lab-pictures.js';

/** One lab test of the demo hospital. */
export interface LabTestSeed {
  /** Unique. */
  testName: string;
  /** What it shows and how to prepare. */
  description: string;
  /** Rupees. */
  price: number;
  /** How long the result takes, as a text. */
  turnaround: string;
  group: LabGroup;
  /** To whom it is offered; null for everyone. */
  sex: 'male' | 'female' | null;
  /** In years. */
  ageFrom: number | null;
  specimenType: SpecimenType;
  /** What the patient does before; null for nothing. */
  preparation: string | null;
}

/** Tests that are sensibly offered to some people only. */
const OFFERED: Record<string, Partial<Pick<LabTestSeed, 'sex' | 'ageFrom'>>> = {
  // Cervical cancer screening starts at 21 (US Preventive Services Task Force, 2018).
  'Pap smear': { sex: 'female', ageFrom: 21 },
  'Beta hCG': { sex: 'female' },
  'Antenatal profile': { sex: 'female' },
  // Packages of the demo hospital for adults.
  'Full body health check': { ageFrom: 18 },
  'Heart health package': { ageFrom: 18 },
  'Diabetes care package': { ageFrom: 18 },
  'Senior citizen package': { ageFrom: 60 },
  // T-scores are for people from 50 on (International Society for Clinical Densitometry, 2019).
  'Bone density scan (DEXA)': { ageFrom: 50 },
};

/** Every lab test of the demo hospital: four in each group. */
export const labTests: LabTestSeed[] = (Object.entries(labTestRows) as [LabGroup, LabRow[]][]).flatMap(
  ([group, rows]) =>
    rows.map(([testName, price, turnaround, description]) => ({
      testName,
      description,
      price,
      turnaround,
      group,
      sex: OFFERED[testName]?.sex ?? null,
      ageFrom: OFFERED[testName]?.ageFrom ?? null,
      specimenType: SAMPLES[testName][0],
      preparation: SAMPLES[testName][1],
    })),
);
