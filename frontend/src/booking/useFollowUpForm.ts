import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { ApiError, sentenceOf } from '../api/client';
import { formatVisit } from '../common/format/format';
import { notifySuccess } from '../common/feedback/notices';
import { useHospital } from '../hospital/useHospital';
import { useIdempotencyKey } from '../common/forms/useIdempotencyKey';
import type { LinkedPatient } from '../patients/usePatients';
import { BookingForm } from './bookingForm';
import { useBookFollowUp } from './useBookFollowUp';
import { useSlotChoice } from './useSlotChoice';
import { useFreeDays } from './useSlots';
import { useOverlapQuestion } from './useVisitOverlaps';
import type { Place } from '../appointments/week/week';
import { tBooking } from '../messages/care/booking';

/** The form's names of the server's fields. */
const FIELDS: Record<string, FieldPath<BookingForm>> = {
  date: 'preferredDate',
  time: 'preferredTime',
  reason: 'reason',
};

interface FollowUpFormOptions {
  doctorId: string;
  patient: LinkedPatient | null;
  /** The pressed place of the week, if any. */
  place: Place | null;
  onClose: () => void;
}

/** State of the follow-up dialog: the patient, the free days, the form, and the result of sending. */
export function useFollowUpForm({ doctorId, patient: first, place, onClose }: FollowUpFormOptions) {
  const { timeZone } = useHospital();
  const freeDays = useFreeDays(doctorId, timeZone);
  const booking = useBookFollowUp();
  const keyOf = useIdempotencyKey();
  const [patient, setPatient] = useState(first);
  const [patientError, setPatientError] = useState<string>();
  const form = useForm({
    resolver: zodResolver(BookingForm),
    defaultValues: { preferredDate: place?.date ?? '', preferredTime: place?.time ?? '', reason: '' },
  });
  const { setError } = form;
  useSlotChoice(freeDays, form);

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    for (const [field, message] of Object.entries(error.fieldErrors)) {
      const name = FIELDS[field];
      if (name) setError(name, { message });
      if (field === 'patientId') setPatientError(message);
    }
  };

  const [chosenDate, chosenTime] = useWatch({
    control: form.control,
    name: ['preferredDate', 'preferredTime'],
  });
  const wanted = { doctorId, date: chosenDate, time: chosenTime, patientId: patient?.id };
  const overlap = useOverlapQuestion(wanted);

  const book = ({ preferredDate: date, preferredTime: time, reason, kind }: BookingForm) => {
    if (!patient) return;
    const body = { patientId: patient.id, date, time, reason, ...(kind && { kind }) };
    booking.mutate(
      { ...body, idempotencyKey: keyOf(body) },
      {
        onError: refuse,
        onSuccess: () => {
          onClose();
          notifySuccess(
            tBooking('appointmentAdded'),
            `${patient.fullName}, ${formatVisit(date, time, timeZone)}`,
          );
        },
      },
    );
  };
  const send = form.handleSubmit(async (values) => {
    if (patient && !(await overlap.isAsked())) book(values);
  });

  return {
    form,
    freeDays,
    patient,
    patientError,
    choosePatient: (chosen: LinkedPatient | null) => {
      setPatient(chosen);
      setPatientError(undefined);
    },
    submit: async (event: React.FormEvent) => {
      setPatientError(patient ? undefined : tBooking('patientRequired'));
      await send(event);
    },
    error: booking.error ? sentenceOf(booking.error) : null,
    overlaps: overlap.found,
    bookAnyway: form.handleSubmit(book),
    isBusy: booking.isPending || form.formState.isSubmitting,
  };
}
