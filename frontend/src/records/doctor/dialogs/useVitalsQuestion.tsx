import type { ReactNode } from 'react';
import { VITAL_NAMES, type VitalName } from '../../../../../openapi/contract/care/vital-facts.js';
import type { VitalSigns } from '../../../../../openapi/contract/care/vital-signs.js';
import { useDoubts } from '../../../common/feedback/useDoubts';
import { toNumber } from '../../../common/forms/typed';
import type { LinkedPatient } from '../../../patients/usePatients';
import { useRecordsSummary } from '../useRecords';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';

export type VitalsPerson = Pick<LinkedPatient, 'id' | 'dob' | 'gender'>;

/** The typed values as numbers. */
export const vitalNumbers = (vitals: Partial<Record<VitalName, string>>): Partial<VitalSigns> =>
  Object.fromEntries(VITAL_NAMES.map((name) => [name, toNumber(vitals[name] ?? '')]));

interface VitalsQuestion {
  /** Whether the values are unlikely, and the question is now shown. @param proceed saves them after it */
  isAsking: (vitals: Partial<VitalSigns>, day: string, proceed: () => void) => Promise<boolean>;
  dialog: ReactNode;
}

/** Asks before sizes are saved that are very unlikely for the person, such as a height in inches. */
export function useVitalsQuestion({ id, dob, gender }: VitalsPerson): VitalsQuestion {
  const latest = useRecordsSummary(id).data?.latestVitals ?? [];
  const { ask, dialog } = useDoubts({
    title: tDoctorRecord('vitalsRight'),
    confirmLabel: tDoctorRecord('saveAsTyped'),
  });
  const valueOf = (name: VitalName) => latest.find(({ vital }) => vital === name)?.value;

  const isAsking: VitalsQuestion['isAsking'] = async (vitals, day, proceed) => {
    const last = { weight: valueOf('weight'), height: valueOf('height') };
    // Loaded on save, with its tables. Without them the values are saved as typed.
    const doubts = await import('../../../../../openapi/contract/care/growth/unlikely-vitals.js').then(
      ({ unlikelyVitals }) => unlikelyVitals(vitals, { gender, dob, day, last }),
      () => [],
    );
    if (doubts.length === 0) return false;
    ask(doubts, proceed);
    return true;
  };

  return { isAsking, dialog };
}
