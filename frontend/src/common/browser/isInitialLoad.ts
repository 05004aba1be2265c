interface Asked {
  isFetched: boolean;
  failureCount: number;
}

/**
 * Whether a query waits for its first answer. One that has failed goes on beside the page: when it is asked again it
 * waits anew, and a page that waited with it would take away what had it asked.
 */
export const isInitialLoad = ({ isFetched, failureCount }: Asked): boolean =>
  !isFetched && failureCount === 0;
