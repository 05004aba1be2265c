import type { QueryClient } from '@tanstack/react-query';
import { type SentData, setHomeData } from './homeData';

/** Id of the element with the data; see backend/src/public-site/site-document.ts. */
const ELEMENT = 'page-data';

/** Takes over the data that the server has sent with the page. */
export function takeSentData(queryClient: QueryClient): void {
  const sent = document.getElementById(ELEMENT)?.textContent;
  if (sent) setHomeData(queryClient, JSON.parse(sent) as SentData);
}
