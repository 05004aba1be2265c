import type { VisitOverlap } from '../../../openapi/contract/care/book-visit.js';
import { client, read } from '../api/client';

export interface WantedVisit {
  doctorId: string;
  /** YYYY-MM-DD and HH:mm at the hospital. */
  date: string;
  time: string;
  /** Whose visit it would be; for the desk. */
  patientId?: string;
}

/** Visits of the patient with other doctors at this time. */
export const readOverlaps = (
  query: WantedVisit,
  headers: Record<string, string> = {},
): Promise<VisitOverlap[]> =>
  read(client.GET('/api/v1/appointments/overlaps', { params: { query }, headers }));
