import type { QueryClient } from '@tanstack/react-query';
import { type SentData, setHomeData } from './homeData';

/** Id of the element with the data; see backend/src/public-site/site-document.ts. */
const ELEMENT = 'page-data';

/** Loads the data that the server sent with the page. */
export function loadSentData(queryClient: QueryClient): void {
  const sent = document.getElementById(ELEMENT)?.textContent;
  if (sent) setHomeData(queryClient, JSON.parse(sent) as SentData);
}
