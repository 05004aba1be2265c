export const VITAL_NAMES = [
  'systolic',
  'diastolic',
  'pulse',
  'temperature',
  'respiratoryRate',
  'oxygenSaturation',
  'weight',
  'height',
  'headCircumference',
  'glucose',
] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** The usual ranges are those of people of this age and older. */
export const ADULT_YEARS = 18;

export interface VitalFacts {
  /** Heading of a chart or a field. */
  label: string;
  unit: string;
  /** A value outside these limits is a typing error. */
  min: number;
  max: number;
  decimals: 0 | 1 | 3;
  /** Usual range of an adult at rest; null if there is none. */
  low: number | null;
  high: number | null;
}

/**
 * The vital signs, each with its unit, the range in which a value is plausible, and what is usual for adults.
 * Usual ranges: MedlinePlus (US National Library of Medicine), vital signs and pulse oximetry; glucose: from the lower
 * end of fasting to the upper end two hours after a meal (American Diabetes Association).
 */
export const VITALS: Record<VitalName, VitalFacts> = {
  systolic: {
    label: 'Systolic blood pressure',
    unit: 'mmHg',
    min: 50,
    max: 300,
    decimals: 0,
    low: 90,
    high: 120,
  },
  diastolic: {
    label: 'Diastolic blood pressure',
    unit: 'mmHg',
    min: 20,
    max: 200,
    decimals: 0,
    low: 60,
    high: 80,
  },
  pulse: { label: 'Pulse', unit: '/min', min: 20, max: 300, decimals: 0, low: 60, high: 100 },
  temperature: { label: 'Temperature', unit: '°C', min: 25, max: 45, decimals: 1, low: 36.5, high: 37.3 },
  respiratoryRate: {
    label: 'Respiratory rate',
    unit: '/min',
    min: 4,
    max: 100,
    decimals: 0,
    low: 12,
    high: 18,
  },
  oxygenSaturation: {
    label: 'Oxygen saturation',
    unit: '%',
    min: 40,
    max: 100,
    decimals: 0,
    low: 95,
    high: 100,
  },
  weight: { label: 'Weight', unit: 'kg', min: 0.3, max: 500, decimals: 3, low: null, high: null },
  height: { label: 'Height', unit: 'cm', min: 20, max: 260, decimals: 1, low: null, high: null },
  headCircumference: {
    label: 'Head circumference',
    unit: 'cm',
    min: 15,
    max: 70,
    decimals: 1,
    low: null,
    high: null,
  },
  glucose: { label: 'Blood glucose', unit: 'mg/dL', min: 10, max: 1500, decimals: 0, low: 70, high: 140 },
};
