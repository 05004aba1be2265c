import { useQuery } from '@tanstack/react-query';
import { useAllergies } from '../../allergies/useAllergies';
import { client, read } from '../../api/client';
import { useRecordsSummary } from '../../records/doctor/useRecords';

const KEY = ['mine', 'records', 'aside'];
/** The maximum of simultaneous prescriptions. */
const MAX_CURRENT = 10;

/** Active prescriptions of all doctors, newest first. */
const useCurrentMedicines = (patientId: string | null) =>
  useQuery({
    queryKey: [...KEY, 'medicines', patientId],
    queryFn: async ({ signal }) => {
      const query = { filter: JSON.stringify({ patientId }), range: JSON.stringify([0, MAX_CURRENT - 1]) };
      const newest = await read(client.GET('/api/v1/prescriptions', { params: { query }, signal }));
      return newest.filter(({ status }) => status !== 'ended');
    },
    enabled: patientId !== null,
  });

/** The newest note about a patient; null if there is none. */
const useLastNote = (patientId: string | null) =>
  useQuery({
    queryKey: [...KEY, 'note', patientId],
    queryFn: async ({ signal }) => {
      const query = {
        filter: JSON.stringify({ patientId, kind: 'note', enteredInError: false }),
        range: '[0,0]',
      };
      const [note] = await read(client.GET('/api/v1/records', { params: { query }, signal }));
      return note ?? null;
    },
    enabled: patientId !== null,
  });

/** The patient's data for the visit's screen: queries that are disabled without an id. */
export const usePatientAside = (patientId: string | null) => ({
  allergies: useAllergies(patientId),
  medicines: useCurrentMedicines(patientId),
  summary: useRecordsSummary(patientId),
  note: useLastNote(patientId),
});

export type PatientAside = ReturnType<typeof usePatientAside>;
