import { useQuery } from '@tanstack/react-query';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { FIRST_VISIT_RULES } from '../../../openapi/contract/site/first-visit-rules.js';
import { client, read } from '../api/client';
import { DEFAULT_TIME_ZONE } from '../common/format/zone';
import { tCommon } from '../messages/common';

/** Shown until the hospital's own name has loaded. */
const PRODUCT_NAME = tCommon('hospitalPortal');

export const HOSPITAL_KEY = ['hospital'];

/** Defaults until the hospital's data has loaded. */
export const UNKNOWN: Hospital = {
  name: PRODUCT_NAME,
  shortName: null,
  phone: '',
  emergencyPhone: '',
  messagingPhone: null,
  address: '',
  city: null,
  openingHours: { from: '08:00', to: '20:00', days: [] },
  promoPercent: 0,
  promoText: null,
  gstNumber: null,
  accreditations: [],
  copyrightYear: null,
  social: { facebook: null, x: null, youtube: null, instagram: null, linkedin: null },
  visitRules: FIRST_VISIT_RULES,
  closures: [],
  timeZone: DEFAULT_TIME_ZONE,
  isSetUp: true,
  testMode: false,
};

/**
 * The hospital's data for every page.
 * @returns the settings; before they load: no phone, address, city, GST number or promotion, no opening days,
 *   and testMode false
 */
export function useHospital() {
  const { data } = useQuery({
    queryKey: HOSPITAL_KEY,
    queryFn: ({ signal }) => read(client.GET('/api/v1/hospital', { signal })),
    staleTime: Infinity,
  });
  return data ?? UNKNOWN;
}

/** The tel: address of a phone number. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
