import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ConsultationDraft } from '../../../../openapi/contract/care/consultations.js';
import { DraftKeeper } from './draftKeeper';
import { unsentDraft } from './unsentDraft';
import { keepDraft, readConsultation } from '../useConsultation';

interface DraftKeeperOptions {
  appointmentId: string;
  doctorId: string;
  /** The version that the forms begin with. */
  version: number;
  read: () => ConsultationDraft;
}

/** Stores the draft of a visit while its page is open, and sends the rest when it is left. */
export function useDraftKeeper({ appointmentId, doctorId, version, read }: DraftKeeperOptions) {
  const [keeper] = useState(
    () =>
      new DraftKeeper({
        key: unsentDraft.keyOf(doctorId, appointmentId),
        version,
        read,
        put: (body) => keepDraft(appointmentId, body),
        get: () => readConsultation(appointmentId),
      }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => {
    const flush = () => void keeper.flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      flush();
    };
  }, [keeper]);
  return { keeper, state };
}
