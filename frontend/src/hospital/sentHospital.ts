import type { QueryClient } from '@tanstack/react-query';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { HOSPITAL_KEY } from './useHospital';

/** Id of the element in which the server sends what every page needs to know of the hospital. */
const ELEMENT = 'hospital';

/** Takes over what the server has sent with the page, so that nobody asks for it again. */
export function takeSentHospital(queryClient: QueryClient): void {
  const sent = document.getElementById(ELEMENT)?.textContent;
  if (sent) queryClient.setQueryData(HOSPITAL_KEY, JSON.parse(sent) as Hospital);
}
