import type {
  MedicalRecordDto,
  RecordKind,
  VitalReading,
} from '../../../../openapi/contract/care/records.js';
import { VITALS, VITAL_NAMES } from '../../../../openapi/contract/care/vital-facts.js';
import type { VitalSigns } from '../../../../openapi/contract/care/vital-signs.js';
import { rangeWords } from '../charts';
import { tDoctorRecord } from '../../messages/care/doctorRecords';
import { tPage } from '../../messages/pages';

const KINDS: Record<RecordKind, { one: string; many: string }> = {
  report: { one: tPage('report'), many: tPage('reports') },
  note: { one: tDoctorRecord('doctorNote'), many: tDoctorRecord('doctorNotes') },
  diagnosis: { one: tPage('diagnosis'), many: tDoctorRecord('diagnoses') },
  vitalSigns: { one: tPage('vitalSigns'), many: tPage('vitalSigns') },
  document: { one: tPage('document'), many: tPage('documents') },
};

/** The kinds in display order. */
export const recordKinds = Object.keys(KINDS) as RecordKind[];
export const kindWord = (kind: RecordKind): string => KINDS[kind].one;
export const kindWords = (kind: RecordKind): string => KINDS[kind].many;

/** The kind that an address names, or undefined for any other text. */
export const toRecordKind = (text: string | null): RecordKind | undefined =>
  recordKinds.find((kind) => kind === text);

const KIB = 1024;

/** "840 KB" or "1.2 MB" for a size in bytes. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KIB));
  return kilobytes < KIB
    ? tDoctorRecord('kilobytes', { kilobytes })
    : tPage('megabytes', { bytes: (bytes / KIB / KIB).toFixed(1) });
}

export interface Line {
  label: string;
  value: string;
}

const isPressure = (name: string) => name === 'systolic' || name === 'diastolic';

/** The values, with blood pressure as one line: [{ label: 'Blood pressure', value: '124/78 mmHg' }, …]. */
export function vitalLines(vitals: VitalSigns): Line[] {
  const { systolic, diastolic } = vitals;
  const lines: Line[] = [];
  if (systolic !== undefined && diastolic !== undefined)
    lines.push({ label: tPage('bloodPressure'), value: `${systolic}/${diastolic} ${VITALS.systolic.unit}` });
  for (const name of VITAL_NAMES) {
    const value = vitals[name];
    if (value === undefined || isPressure(name)) continue;
    lines.push({ label: VITALS[name].label, value: withUnit(value, VITALS[name].unit) });
  }
  return lines;
}

/** "98 %", "72 /min", "36.8 °C". */
export const withUnit = (value: number | string, unit: string): string => `${value} ${unit}`.trim();

/** "Usual: 60 to 100 /min"; null without a range. */
export function usualRange({ low, high, unit }: Pick<VitalReading, 'low' | 'high' | 'unit'>): string | null {
  const ends = rangeWords(low, high);
  return ends ? tDoctorRecord('usualRange', { withUnit: withUnit(ends, unit) }) : null;
}

/** The author of a record: "Dr. Ananya Sharma", "the patient" or "the laboratory". */
export function authorOf({ authorType, authorName }: MedicalRecordDto): string {
  if (authorType === 'doctor') return authorName;
  return authorType === 'patient' ? tDoctorRecord('byPatient') : tDoctorRecord('byLaboratory');
}
