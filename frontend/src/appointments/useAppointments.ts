import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AppointmentDto, CreateAppointment } from '../../../openapi/contract/care/appointments.js';
import type { RespondToAppointment } from '../../../openapi/contract/care/responding.js';
import type { AgreeToTime, AskAnotherTime } from '../../../openapi/contract/care/moved-visits.js';
import { client, read, toFormData } from '../api/client';
import { readCountedPage, useCountedPages } from '../api/countedPages';

const KEY = ['mine', 'appointments'];
/** Document links expire soon, so an open page renews them, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
/** Poll interval for open requests: there is no event when a colleague takes one, ms. */
const LOOK_AGAIN_MS = 30_000;

const PER_PAGE = { visits: 500, requests: 100 } as const;

const rowsOf = (rows: AppointmentDto[]) => rows;
const keyOf = ({ _id }: AppointmentDto) => _id;

/** A patient's appointments except cancelled ones, newest first. */
export const usePatientAppointments = (patientId: string) =>
  useCountedPages({
    queryKey: [...KEY, 'patient', patientId],
    readPage: (skip, signal) => {
      const params = { path: { patientId }, query: { skip, limit: PER_PAGE.visits } };
      return readCountedPage(
        client.GET('/api/appointments/patient/{patientId}', { params, signal }),
        skip,
        rowsOf,
      );
    },
    keyOf,
    refetchInterval: FRESH_LINKS_MS,
  });

/** Requests that a doctor may answer: the doctor's own and the open ones of the speciality. */
export const usePendingAppointments = (doctorId: string) =>
  useCountedPages({
    queryKey: [...KEY, 'pending', doctorId],
    readPage: (skip, signal) => {
      const params = { path: { doctorId }, query: { skip, limit: PER_PAGE.requests } };
      return readCountedPage(
        client.GET('/api/appointments/doctor/{doctorId}', { params, signal }),
        skip,
        rowsOf,
      );
    },
    keyOf,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Visits that a doctor has accepted and not completed, nearest first. */
export const useAcceptedAppointments = (doctorId: string) =>
  useCountedPages({
    queryKey: [...KEY, 'accepted', doctorId],
    readPage: (skip, signal) => {
      const params = { path: { doctorId }, query: { skip, limit: PER_PAGE.visits } };
      return readCountedPage(
        client.GET('/api/appointments/doctor/{doctorId}/accepted', { params, signal }),
        skip,
        rowsOf,
      );
    },
    keyOf,
  });

/** Reads all of the caller's own lists again. */
export function useRefreshOwn() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['mine'] });
}

/**
 * Accepts, rejects or completes. A refusal also reads the lists again, because another person may have been
 * first.
 */
export const useRespondToAppointment = () =>
  useMutation({
    mutationFn: ({ id, ...body }: RespondToAppointment & { id: string }) =>
      read(client.PUT('/api/appointments/{id}/respond', { params: { path: { id } }, body })),
    onSettled: useRefreshOwn(),
  });

/** Cancels for the hospital with the reason that the patient reads; resolves with the refund message. */
export const useCancelVisit = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      read(client.POST('/api/v1/appointments/{id}/cancel', { params: { path: { id } }, body: { reason } })),
    onSettled: useRefreshOwn(),
  });

/** Cancels; resolves with the refund message. */
export const useCancelAppointment = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/appointments/{id}', { params: { path: { id } } })),
    onSettled: useRefreshOwn(),
  });

/** Agrees to the time that the hospital set instead of the requested one. */
export const useAgreeToTime = () =>
  useMutation({
    mutationFn: ({ id, ...body }: AgreeToTime & { id: string }) =>
      read(client.POST('/api/v1/appointments/{id}/agree', { params: { path: { id } }, body })),
    onSettled: useRefreshOwn(),
  });

/** Asks the doctor for another time; the visit becomes a request again. */
export const useAskAnotherTime = () =>
  useMutation({
    mutationFn: ({ id, ...body }: AskAnotherTime & { id: string }) =>
      read(client.POST('/api/v1/appointments/{id}/ask-another-time', { params: { path: { id } }, body })),
    onSettled: useRefreshOwn(),
  });

/** Removes an open request from this doctor's list; resolves with a message about who can still take it. */
export const useLeaveToColleagues = () =>
  useMutation({
    mutationFn: (id: string) =>
      read(client.POST('/api/v1/appointments/{id}/leave-to-colleagues', { params: { path: { id } } })),
    onSettled: useRefreshOwn(),
  });

interface AppointmentRequest {
  values: CreateAppointment;
  idCard: File | null;
  /** For the patient of the request. */
  headers: Record<string, string>;
  /** Equal for all attempts of one request, so that a retry does not create a second one. */
  idempotencyKey: string;
}

/** Requests a visit with any doctor of a speciality. */
export const useRequestAppointment = () =>
  useMutation({
    mutationFn: ({ values, idCard, headers, idempotencyKey }: AppointmentRequest) =>
      read(
        client.POST('/api/appointments/create', {
          body: values,
          bodySerializer: () => toFormData({ ...values, idCard }),
          headers: { ...headers, 'Idempotency-Key': idempotencyKey },
        }),
      ),
    onSuccess: useRefreshOwn(),
  });
