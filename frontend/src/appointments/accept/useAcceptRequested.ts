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

/** Whether a request names a day and an hour that are still to come: then one press accepts it. */
export const hasRequestedTime = (
  { status, preferredDate, preferredTime }: AppointmentDto,
  timeZone: string,
  now = serverNow(),
): boolean =>
  status === 'pending' &&
  preferredDate !== null &&
  preferredTime !== null &&
  `${preferredDate} ${preferredTime}` > clockDateTime(now, timeZone);

/** Names the notices about one request, so that a newer one takes the place of the older. */
export const subjectOf = ({ _id }: AppointmentDto): string => tDoctorAppointment('acceptId', { id: _id });

/** Accepts a request for the time asked for; it can be undone for some seconds. */
export const useAcceptRequested = () =>
  useMutation({
    mutationFn: ({ _id: id }: AppointmentDto) =>
      read(client.POST('/api/v1/appointments/{id}/accept-requested-time', { params: { path: { id } } })),
    // Here, and not where it is called: the row of the request is gone by then.
    onSuccess: ({ patientIsMailed = false }, request) => {
      recentAcceptances.add(request, patientIsMailed);
      notifySuccess(tSpecified('responded', { status: 'accepted' }), undefined, subjectOf(request));
    },
    onSettled: useRefreshOwn(),
  });

/** Makes an acceptance of a moment ago a request again. */
export const useUndoAccept = () =>
  useMutation({
    mutationFn: ({ _id: id }: AppointmentDto) =>
      read(client.POST('/api/v1/appointments/{id}/undo-accept', { params: { path: { id } } })),
    onSettled: useRefreshOwn(),
  });
