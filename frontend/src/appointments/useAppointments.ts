import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AppointmentDto, CreateAppointment } from '../../../openapi/contract/care/appointments.js';
import type { RespondToAppointment } from '../../../openapi/contract/care/responding.js';
import type { AgreeToTime, AskAnotherTime } from '../../../openapi/contract/care/moved-visits.js';
import { client, read, toFormData } from '../api/client';
import { readCountedPage, useCountedPages } from '../api/countedPages';

const KEY = ['mine', 'appointments'];
/** Links to documents are signed for a short while, so an open page asks for fresh ones, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
/** Of an open request only its coming is told: that a colleague has taken it shows so often, ms. */
const LOOK_AGAIN_MS = 30_000;

const PER_PAGE = { visits: 500, requests: 100 } as const;

const rowsOf = (rows: AppointmentDto[]) => rows;
const keyOf = ({ _id }: AppointmentDto) => _id;

/** A patient's appointments that were not cancelled, newest first. */
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

/** Visits that a doctor has accepted and not completed yet, nearest first. */
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

/** Accepts, rejects or completes. After a refusal the lists are read again too: another person may have been first. */
export const useRespondToAppointment = () =>
  useMutation({
    mutationFn: ({ id, ...body }: RespondToAppointment & { id: string }) =>
      read(client.PUT('/api/appointments/{id}/respond', { params: { path: { id } }, body })),
    onSettled: useRefreshOwn(),
  });

/** Cancels for the hospital, with the reason that the patient reads; resolves with the sentence about the refund. */
export const useCancelVisit = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      read(client.POST('/api/v1/appointments/{id}/cancel', { params: { path: { id } }, body: { reason } })),
    onSettled: useRefreshOwn(),
  });

/** Cancels; resolves with the sentence about the refund. */
export const useCancelAppointment = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/appointments/{id}', { params: { path: { id } } })),
    onSettled: useRefreshOwn(),
  });

/** Agrees to the time that the hospital has set instead of the one asked for. */
export const useAgreeToTime = () =>
  useMutation({
    mutationFn: ({ id, ...body }: AgreeToTime & { id: string }) =>
      read(client.POST('/api/v1/appointments/{id}/agree', { params: { path: { id } }, body })),
    onSettled: useRefreshOwn(),
  });

/** Asks the doctor for another time than the one that was set; the visit is a request again. */
export const useAskAnotherTime = () =>
  useMutation({
    mutationFn: ({ id, ...body }: AskAnotherTime & { id: string }) =>
      read(client.POST('/api/v1/appointments/{id}/ask-another-time', { params: { path: { id } }, body })),
    onSettled: useRefreshOwn(),
  });

/** Takes an open request out of this doctor's list; resolves with the sentence about who can still take it. */
export const useLeaveToColleagues = () =>
  useMutation({
    mutationFn: (id: string) =>
      read(client.POST('/api/v1/appointments/{id}/leave-to-colleagues', { params: { path: { id } } })),
    onSettled: useRefreshOwn(),
  });

interface AppointmentRequest {
  values: CreateAppointment;
  idCard: File | null;
  /** Of the person for whom it is asked. */
  headers: Record<string, string>;
  /** The same for each try of one request, so that a repeated one is not made twice. */
  idempotencyKey: string;
}

/** Asks any doctor of a speciality for a visit. */
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
