import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { ApiError, sentenceOf } from '../api/client';
import { formDrafts, useFormDraft } from '../common/forms/formDrafts';
import { currentTab } from '../common/browser/currentTab';
import { notifySuccess } from '../common/feedback/notices';
import type { WhoIsItForChoice } from '../family/useWhoIsItFor';
import { useHospital } from '../hospital/useHospital';
import { tSpecified } from '../messages/specified';
import { BookingForm } from './bookingForm';
import { useOfferOf } from '../waitlist/useWaitlist';
import { useOfferedChoice } from './useOfferedChoice';
import { useSlotChoice } from './useSlotChoice';
import { useFreeDays, withOffer } from './useSlots';
import { useBookFreeVisit } from './useBookFreeVisit';
import { useStartCheckout } from './useStartCheckout';
import { useOverlapQuestion } from './useVisitOverlaps';
import type { ShownDoctor } from '../users/useDoctors';
import { tBooking } from '../messages/care/booking';

interface BookingFormOptions {
  /** The logged-in person, who owns the draft. */
  userId: string;
  whoIsItFor: WhoIsItForChoice;
  doctorId: string;
  doctor: ShownDoctor | undefined;
  /** The initial time. */
  opening?: Opening;
  /** Called before the browser leaves for the checkout, and after a free visit is booked. */
  onLeaving: () => void;
}

/** The draft key of a booking with this doctor. */
export const bookingDraft = (doctorId: string): string => `book ${doctorId}`;

/** State of the booking dialog: the free days, the form, and the result of sending. */
export function useBookingForm({
  userId,
  whoIsItFor,
  doctorId,
  doctor,
  opening,
  onLeaving,
}: BookingFormOptions) {
  const { timeZone } = useHospital();
  const offer = useOfferOf(doctorId, whoIsItFor.personId);
  const freeDays = withOffer(useFreeDays(doctorId, timeZone), offer);
  const checkout = useStartCheckout();
  const freeVisit = useBookFreeVisit();
  const draft = bookingDraft(doctorId);
  const [error, setError] = useState<{ text: string; detail?: string } | null>(null);
  const form = useForm({
    resolver: zodResolver(BookingForm),
    defaultValues: {
      preferredDate: '',
      preferredTime: '',
      reason: '',
      ...formDrafts.of(draft, userId),
      ...(opening && { preferredDate: opening.date, preferredTime: opening.time }),
    },
  });
  const { register } = form;
  // The first of these with an error gets the focus; date and time are rendered after the reason.
  register('preferredDate');
  register('preferredTime');

  useSlotChoice(freeDays, form);
  useOfferedChoice(offer, form);
  useFormDraft(form, draft, userId);

  const refuse = (cause: unknown) => {
    const priceChanged = cause instanceof ApiError && cause.code === 'PRICE_CHANGED';
    const detail = priceChanged ? tBooking('feeChanged', { causeMessage: cause.message }) : sentenceOf(cause);
    setError({ text: tSpecified('startPaymentFailed'), detail });
  };

  const start = (values: BookingForm) => {
    if (!doctor || doctor.fee === null) return;
    setError(null);
    if (doctor.fee === 0) {
      freeVisit.mutate(
        { whoIsItFor, doctorId, form: values },
        {
          onError: (cause) =>
            setError({ text: tSpecified('createAppointmentFailed'), detail: sentenceOf(cause) }),
          onSuccess: () => {
            onLeaving();
            notifySuccess(tSpecified('bookingSent'));
          },
        },
      );
      return;
    }
    checkout.mutate(
      { whoIsItFor, doctor: { ...doctor, fee: doctor.fee }, form: values },
      {
        onError: refuse,
        onSuccess: (url) => {
          // Closed before leaving: the browser's Back then shows the held booking, not a busy dialog.
          onLeaving();
          currentTab.open(url);
        },
      },
    );
  };
  const [date, time] = useWatch({ control: form.control, name: ['preferredDate', 'preferredTime'] });
  const { headers, personId } = whoIsItFor;
  const overlap = useOverlapQuestion({ doctorId, date, time }, { headers, personId });
  const submit = form.handleSubmit(async (values) => {
    setError(null);
    if (!(await overlap.isAsked())) start(values);
  });
  const isBusy = checkout.isPending || freeVisit.isPending || form.formState.isSubmitting;
  return {
    form,
    freeDays,
    offer,
    submit,
    overlaps: overlap.found,
    bookAnyway: form.handleSubmit(start),
    error,
    isBusy,
    person: whoIsItFor.person,
  };
}
