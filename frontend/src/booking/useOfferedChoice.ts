import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BookingForm } from './bookingForm';

/** Selects the time held for this person once it is known; a later choice stays. */
export function useOfferedChoice(
  offer: { date: string; time: string } | null,
  { setValue }: Pick<UseFormReturn<BookingForm>, 'setValue'>,
): void {
  const [date, time] = [offer?.date, offer?.time];
  useEffect(() => {
    if (!date || !time) return;
    setValue('preferredDate', date);
    setValue('preferredTime', time);
  }, [date, time, setValue]);
}
