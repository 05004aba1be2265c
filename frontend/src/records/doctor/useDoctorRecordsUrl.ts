import { useCallback } from 'react';
import type { RecordKind } from '../../../../openapi/contract/care/records.js';
import { useAddressParams } from '../../common/browser/useAddressParams';
import { toRecordKind } from './recordView';

/** The state in the address of the medical records: the patient, and the filter of the timeline. */
export function useDoctorRecordsUrl() {
  const [params, change] = useAddressParams();
  const patient = params.get('patient');
  const setSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  const setKind = useCallback((kind: RecordKind | undefined) => change({ kind }), [change]);
  return {
    patientId: patient && /^[0-9a-f]{24}$/.test(patient) ? patient : null,
    /** The page of the patients, or of a patient's timeline. */
    search: params.get('search')?.slice(0, 100) ?? '',
    kind: toRecordKind(params.get('kind')),
    setSearch,
    setKind,
  };
}
