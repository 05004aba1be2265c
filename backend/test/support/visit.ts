import type { ConsultationDto, ConsultationDraft } from '../../../openapi/contract/care/consultations.js';
import type { Answer, Client } from './client.js';
import { METFORMIN } from './care.js';

export const consultationPath = (appointmentId: string) =>
  `/api/v1/appointments/${appointmentId}/consultation`;

type Saved = Answer<ConsultationDto & { code?: string; errors?: Record<string, string>; error?: string }>;

/** What the doctor of a visit sees of its writing. */
export const consultationOf = async (doctor: Client, appointmentId: string): Promise<ConsultationDto> =>
  (await doctor.get<ConsultationDto>(consultationPath(appointmentId))).body;

/** Saves parts of a visit at the version that it has. */
export async function saveVisit(
  doctor: Client,
  appointmentId: string,
  parts: Record<string, unknown>,
): Promise<Saved> {
  const { version } = await consultationOf(doctor, appointmentId);
  return doctor.post(`${consultationPath(appointmentId)}/save`, { version, ...parts });
}

/** A doctor asks for lab tests at a visit; gives the ids of the requests. */
export async function askFor(doctor: Client, appointmentId: string, labTestIds: string[]): Promise<string[]> {
  const { status, body } = await saveVisit(doctor, appointmentId, { labTestIds });
  if (status !== 200) throw new Error(`The save answered ${status} ${JSON.stringify(body)}`);
  return body.written.filter(({ kind }) => kind === 'labTest').map(({ id }) => id);
}

/** A visit's draft with the beginning of a note. */
export const visitDraft = (note: string): ConsultationDraft => ({
  note,
  diagnosis: '',
  vitals: { pulse: '7' },
  prescription: {
    age: '36',
    gender: 'female',
    contact: '+919812345678',
    symptoms: '',
    medicines: [{ name: 'Metf', dosage: '', frequency: '', duration: '' }],
    notes: '',
    answers: {
      reasons: [{ warningId: 'allergy:a1:metf', reason: 'Tolerated' }],
      decisions: [{ warningId: 'duplicate:p1:metformin:metf', decision: 'keep' as const }],
      confirmPerson: true,
    },
  },
  labTests: [],
  followUp: { date: '', time: '', reason: '' },
});

/** The prescription of a visit, as its screen sends it. */
export const VISIT_PRESCRIPTION = {
  age: 36,
  gender: 'female',
  contact: '9812345678',
  symptoms: 'Thirst and tiredness.',
  medicines: [METFORMIN],
};
