import { useCallback } from 'react';
import type { RecordKind } from '../../../../openapi/contract/care/records.js';
import { useAddressParams } from '../../common/browser/useAddressParams';
import { toRecordKind } from './recordView';

/** What the address of the medical records says: the patient, and what of the timeline is shown. */
export function useDoctorRecordsUrl() {
  const [params, change] = useAddressParams();
  const patient = params.get('patient');
  const setSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  const setKind = useCallback((kind: RecordKind | undefined) => change({ kind }), [change]);
  return {
    patientId: patient && /^[0-9a-f]{24}$/.test(patient) ? patient : null,
    /** Of the patients without one, of the timeline with one. */
    search: params.get('search')?.slice(0, 100) ?? '',
    kind: toRecordKind(params.get('kind')),
    setSearch,
    setKind,
  };
}
