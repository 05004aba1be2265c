import { useQuery } from '@tanstack/react-query';
import type { WrittenPart } from '../../../../openapi/contract/care/consultations.js';
import { client, read } from '../../api/client';

const RECORDS: readonly WrittenPart['kind'][] = ['note', 'diagnosis', 'vitalSigns', 'report'];
const idsOf = (written: WrittenPart[], kinds: readonly WrittenPart['kind'][]) =>
  written.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);

/** The records and prescriptions of a visit's documentation, in full. */
export function useWrittenContents(patientId: string, written: WrittenPart[]) {
  const recordIds = idsOf(written, RECORDS);
  const prescriptionIds = idsOf(written, ['prescription']);
  const queryOf = (id: string[]) => ({
    filter: JSON.stringify({ patientId, id }),
    range: JSON.stringify([0, Math.max(0, id.length - 1)]),
  });
  return useQuery({
    queryKey: ['mine', 'records', 'written', patientId, recordIds, prescriptionIds],
    queryFn: async ({ signal }) => {
      const [records, prescriptions] = await Promise.all([
        recordIds.length > 0
          ? read(client.GET('/api/v1/records', { params: { query: queryOf(recordIds) }, signal }))
          : [],
        prescriptionIds.length > 0
          ? read(client.GET('/api/v1/prescriptions', { params: { query: queryOf(prescriptionIds) }, signal }))
          : [],
      ]);
      return { records, prescriptions };
    },
  });
}
