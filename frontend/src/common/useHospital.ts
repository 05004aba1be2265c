import { useQuery } from '@tanstack/react-query';
import type { Hospital } from '../../../openapi/contract/administration.js';
import { client, read } from '../api/client';
import { DEFAULT_TIME_ZONE } from './format';

/** Shown until the hospital's own name has arrived. */
export const PRODUCT_NAME = 'Hospital Portal';

const UNKNOWN: Hospital = {
  name: PRODUCT_NAME,
  phone: '',
  timeZone: DEFAULT_TIME_ZONE,
  gstNumber: '',
  promoPercent: 0,
  testMode: false,
};

/**
 * What every page needs to know of the hospital.
 * @returns name, phone (empty until known), timeZone, gstNumber (empty until known), promoPercent (0 until known),
 * and testMode (false until known)
 */
export function useHospital() {
  const { data } = useQuery({
    queryKey: ['hospital'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/hospital', { signal })),
    staleTime: Infinity,
  });
  return data ?? UNKNOWN;
}

/** Address of a phone number for a link. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
