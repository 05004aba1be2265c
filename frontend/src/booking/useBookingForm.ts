import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import { ApiError, sentenceOf } from '../api/client';
import { currentTab } from '../common/browser/currentTab';
import { useHospital } from '../hospital/useHospital';
import { messages } from '../messages';
import { BookingForm } from './bookingForm';
import { useFreeDays } from './useSlots';
import { useStartCheckout } from './useStartCheckout';

interface BookingFormOptions {
  patientId: string;
  doctorId: string;
  doctor: Doctor | undefined;
  /** Called when the browser is about to go to the checkout. */
  onLeaving: () => void;
}

/** State of the booking dialog: the free days, the form, and what happened when it was sent. */
export function useBookingForm({ patientId, doctorId, doctor, onLeaving }: BookingFormOptions) {
  const { timeZone } = useHospital();
  const freeDays = useFreeDays(doctorId, timeZone);
  const checkout = useStartCheckout();
  const [error, setError] = useState<{ text: string; detail?: string } | null>(null);
  const form = useForm({
    resolver: zodResolver(BookingForm),
    defaultValues: { preferredDate: '', preferredTime: '', reason: '' },
  });
  const { getValues, register, setValue } = form;
  // The first of these with an error takes the focus, in this order; date and time appear after the reason.
  register('preferredDate');
  register('preferredTime');

  useEffect(() => {
    if (!freeDays.data) return;
    const { preferredDate, preferredTime } = getValues();
    const day = freeDays.data.find(({ date }) => date === preferredDate);
    if (!day) setValue('preferredDate', freeDays.data[0]?.date ?? '');
    if (!day?.times.includes(preferredTime)) setValue('preferredTime', '');
  }, [freeDays.data, getValues, setValue]);

  const refuse = (cause: unknown) => {
    const priceChanged = cause instanceof ApiError && cause.code === 'PRICE_CHANGED';
    const detail = priceChanged
      ? `${cause.message} The fee below is the new one; press Complete Payment if you agree.`
      : sentenceOf(cause);
    setError({ text: messages.startPaymentFailed, detail });
  };

  const submit = form.handleSubmit((values) => {
    if (!doctor || doctor.fee === null) return;
    setError(null);
    checkout.mutate(
      { patientId, doctor: { ...doctor, fee: doctor.fee }, form: values },
      {
        onError: refuse,
        onSuccess: (url) => {
          // Closed before leaving: a browser that comes Back finds the held booking, not a dialog that is busy.
          onLeaving();
          currentTab.open(url);
        },
      },
    );
  });

  return { form, freeDays, submit, error, isBusy: checkout.isPending };
}
