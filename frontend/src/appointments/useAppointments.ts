import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateAppointment } from '../../../openapi/contract/care/appointments.js';
import type { RespondToAppointment } from '../../../openapi/contract/care/responding.js';
import type { AgreeToTime, AskAnotherTime } from '../../../openapi/contract/care/moved-visits.js';
import { client, read, toFormData } from '../api/client';

const KEY = ['mine', 'appointments'];
/** Links to documents are signed for a short while, so an open page asks for fresh ones, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
/** Of an open request only its coming is told: that a colleague has taken it shows so often, ms. */
const LOOK_AGAIN_MS = 30_000;

/** A patient's appointments that were not cancelled. */
export const usePatientAppointments = (patientId: string) =>
  useQuery({
    queryKey: [...KEY, 'patient', patientId],
    queryFn: ({ signal }) =>
      read(client.GET('/api/appointments/patient/{patientId}', { params: { path: { patientId } }, signal })),
    refetchInterval: FRESH_LINKS_MS,
  });

/** Requests that a doctor may answer: the doctor's own and the open ones of the speciality. */
export const usePendingAppointments = (doctorId: string) =>
  useQuery({
    queryKey: [...KEY, 'pending', doctorId],
    queryFn: ({ signal }) =>
      read(client.GET('/api/appointments/doctor/{doctorId}', { params: { path: { doctorId } }, signal })),
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Visits that a doctor has accepted and not completed yet. */
export const useAcceptedAppointments = (doctorId: string) =>
  useQuery({
    queryKey: [...KEY, 'accepted', doctorId],
    queryFn: ({ signal }) =>
      read(
        client.GET('/api/appointments/doctor/{doctorId}/accepted', {
          params: { path: { doctorId } },
          signal,
        }),
      ),
  });

/** Reads all of the caller's own lists again. */
export function useRefreshOwn() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['mine'] });
}

/** Accepts, rejects or completes. After a refusal the lists are read again too: somebody else may have been first. */
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
  /** The same for each try of one request, so that a repeated one is not made twice. */
  idempotencyKey: string;
}

/** Asks any doctor of a speciality for a visit. */
export const useRequestAppointment = () =>
  useMutation({
    mutationFn: ({ values, idCard, idempotencyKey }: AppointmentRequest) =>
      read(
        client.POST('/api/appointments/create', {
          body: values,
          bodySerializer: () => toFormData({ ...values, idCard }),
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      ),
    onSuccess: useRefreshOwn(),
  });
