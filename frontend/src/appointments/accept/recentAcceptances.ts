import { useSyncExternalStore } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { UNDO_SECONDS } from '../../../../openapi/contract/care/responding.js';
import { serverTime } from '../../common/clock/serverClock';
import { notifyMailed } from '../notifyMailed';

/** A request that the doctor has just accepted, which can still be undone. */
export interface RecentAcceptance {
  /** The request before the acceptance. */
  request: AppointmentDto;
  /** Server time, ms. */
  undoUntil: number;
}

let recent: readonly RecentAcceptance[] = [];
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function replace(next: readonly RecentAcceptance[]): void {
  recent = next;
  for (const listener of listeners) listener();
}

function drop(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  replace(recent.filter(({ request }) => request._id !== id));
}

/** Independent of any page: the server notifies the patient even if the doctor leaves. */
export const recentAcceptances = {
  /** @param patientIsMailed whether a mail is sent when the undo expires */
  add(request: AppointmentDto, patientIsMailed: boolean): void {
    drop(request._id);
    const undoUntil = serverTime() + UNDO_SECONDS * 1000;
    replace([...recent, { request, undoUntil }]);
    const end = () => {
      drop(request._id);
      notifyMailed(patientIsMailed);
    };
    timers.set(request._id, setTimeout(end, UNDO_SECONDS * 1000));
  },
  /** It was undone, or no longer can be. */
  drop,
  clear: (): void => [...timers.keys()].forEach(drop),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRecentAcceptances = (): readonly RecentAcceptance[] =>
  useSyncExternalStore(
    subscribe,
    () => recent,
    () => recent,
  );
