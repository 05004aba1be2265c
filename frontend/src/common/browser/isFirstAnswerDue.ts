interface Asked {
  isPending: boolean;
  failureCount: number;
}

/** Whether a query waits for its first answer. One that failed is asked again beside the page, which goes on without it. */
export const isFirstAnswerDue = ({ isPending, failureCount }: Asked): boolean =>
  isPending && failureCount === 0;
