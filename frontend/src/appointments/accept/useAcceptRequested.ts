import { useMutation } from '@tanstack/react-query';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { client, read } from '../../api/client';
import { serverNow } from '../../common/clock/serverClock';
import { notifySuccess } from '../../common/feedback/notices';
import { clockDateTime } from '../../common/format/format';
import { tSpecified } from '../../messages/specified';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { useRefreshOwn } from '../useAppointments';
import { recentAcceptances } from './recentAcceptances';

/** Whether a request names a future day and time, so that one click accepts it. */
export const hasRequestedTime = (
  { status, preferredDate, preferredTime }: AppointmentDto,
  timeZone: string,
  now = serverNow(),
): boolean =>
  status === 'pending' &&
  preferredDate !== null &&
  preferredTime !== null &&
  `${preferredDate} ${preferredTime}` > clockDateTime(now, timeZone);

/** The notice key of a request, so that a newer notice replaces the older one. */
export const subjectOf = ({ _id }: AppointmentDto): string => tDoctorAppointment('acceptId', { id: _id });

/** Accepts a request for the requested time; it can be undone for some seconds. */
export const useAcceptRequested = () =>
  useMutation({
    mutationFn: ({ _id: id }: AppointmentDto) =>
      read(client.POST('/api/v1/appointments/{id}/accept-requested-time', { params: { path: { id } } })),
    // Here, not in the caller, because the request's row has been unmounted.
    onSuccess: ({ patientIsMailed = false }, request) => {
      recentAcceptances.add(request, patientIsMailed);
      notifySuccess(tSpecified('responded', { status: 'accepted' }), undefined, subjectOf(request));
    },
    onSettled: useRefreshOwn(),
  });

/** Undoes a recent acceptance. */
export const useUndoAccept = () =>
  useMutation({
    mutationFn: ({ _id: id }: AppointmentDto) =>
      read(client.POST('/api/v1/appointments/{id}/undo-accept', { params: { path: { id } } })),
    onSettled: useRefreshOwn(),
  });
