import { useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';
import { DEFAULT_TIME_ZONE } from './format';

/** Shown until the hospital's own name has arrived. */
export const PRODUCT_NAME = 'Hospital Portal';

/**
 * What every page needs to know of the hospital.
 * @returns name, phone (empty until known), timeZone, and testMode (false until known)
 */
export function useHospital() {
  const { data } = useQuery({
    queryKey: ['hospital'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/hospital', { signal })),
    staleTime: Infinity,
  });
  return data ?? { name: PRODUCT_NAME, phone: '', timeZone: DEFAULT_TIME_ZONE, testMode: false };
}

/** Address of a phone number for a link. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
