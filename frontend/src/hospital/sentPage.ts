import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page would ask for, and the answer. */
export type SentQuery = [key: QueryKey, data: unknown];

declare global {
  interface Window {
    /** The page that is asked for, drawn by the server and shown by index.html; null where it draws none. */
    sentPage?: Promise<{ path: string; data: SentQuery[] } | null>;
  }
}

/** The program waits no longer for the page that the server draws, ms: it then draws it itself. */
const MAX_WAIT_MS = 3000;

/**
 * Takes over the data of the page that the server has drawn.
 * @returns its path; null when the program is to draw the page itself
 */
export async function takeSentPage(queryClient: QueryClient): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null));
  const sent = (await Promise.race([window.sentPage, late])) ?? null;
  for (const [key, data] of sent?.data ?? []) queryClient.setQueryData(key, data);
  return sent?.path ?? null;
}
