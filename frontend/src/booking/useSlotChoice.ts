import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BookingForm } from './bookingForm';
import type { useFreeDays } from './useSlots';

/**
 * Keeps the chosen day and time among the free ones: a taken day changes to the first free one, a taken time
 * must be chosen again. A day that is not loaded yet is loaded first.
 */
export function useSlotChoice(
  freeDays: ReturnType<typeof useFreeDays>,
  { getValues, setValue }: Pick<UseFormReturn<BookingForm>, 'getValues' | 'setValue'>,
): void {
  const { data: days, hasNextPage, isFetchingNextPage, fetchNextPage } = freeDays;
  useEffect(() => {
    if (!days) return;
    const { preferredDate, preferredTime } = getValues();
    const day = days.find(({ date }) => date === preferredDate);
    const mayComeLater = preferredDate > (days.at(-1)?.date ?? '') && hasNextPage;
    if (mayComeLater) {
      if (!isFetchingNextPage) void fetchNextPage();
      return;
    }
    if (!day) setValue('preferredDate', days[0]?.date ?? '');
    if (!day?.times.includes(preferredTime)) setValue('preferredTime', '');
  }, [days, hasNextPage, isFetchingNextPage, fetchNextPage, getValues, setValue]);
}
