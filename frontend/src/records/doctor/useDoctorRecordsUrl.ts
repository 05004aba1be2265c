import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { RecordKind } from '../../../../openapi/contract/care/records.js';
import { toRecordKind } from './recordView';

/** What the address of the medical records says: the patient, and what of the timeline is shown. */
export function useDoctorRecordsUrl() {
  const [params, setParams] = useSearchParams();
  const patient = params.get('patient');
  const change = useCallback(
    (entries: Record<string, string | undefined>, replace: boolean) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(entries)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  const setSearch = useCallback((search: string) => change({ search }, true), [change]);
  const setKind = useCallback((kind: RecordKind | undefined) => change({ kind }, false), [change]);
  return {
    patientId: patient && /^[0-9a-f]{24}$/.test(patient) ? patient : null,
    /** Of the patients without one, of the timeline with one. */
    search: params.get('search')?.slice(0, 100) ?? '',
    kind: toRecordKind(params.get('kind')),
    setSearch,
    setKind,
  };
}
