import { useState } from 'react';
import type { VisitOverlap } from '../../../openapi/contract/care/book-visit.js';
import { client, read } from '../api/client';

export interface WantedVisit {
  doctorId: string;
  /** YYYY-MM-DD and HH:mm at the hospital. */
  date: string;
  time: string;
  /** The patient; for the desk. */
  patientId?: string;
}

/** Visits of the patient with other doctors at this time. */
export const readOverlaps = (
  query: WantedVisit,
  headers: Record<string, string> = {},
): Promise<VisitOverlap[]> =>
  read(client.GET('/api/v1/appointments/overlaps', { params: { query }, headers }));

interface OverlapQuestionOptions {
  /** Not set for the calling person. */
  headers?: Record<string, string>;
  /** The patient, if the call does not name one. */
  personId?: string;
  /** The visit that moves, which leaves its old time. */
  movedId?: string;
}

/** Whether the patient has another visit at the chosen time; reset when time or person change. */
export function useOverlapQuestion(wanted: WantedVisit, options: OverlapQuestionOptions = {}) {
  const { headers, personId, movedId } = options;
  const [question, setQuestion] = useState<{ of: string; found: VisitOverlap[] } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const chosen = JSON.stringify([wanted, personId]);

  const isAsked = async (): Promise<boolean> => {
    setAsking(true);
    // Without an answer there is no question; the server decides.
    const all = await readOverlaps(wanted, headers).catch(() => []);
    setAsking(false);
    const found = all.filter(({ id }) => id !== movedId);
    setQuestion(found.length > 0 ? { of: chosen, found } : null);
    return found.length > 0;
  };
  return { isAsked, isAsking, found: question?.of === chosen ? question.found : [] };
}
