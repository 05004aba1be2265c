import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, client, read } from '../api/client';
import { telephoneLink } from '../hospital/useHospital';
import { type WaitingQuestion, chat } from './chatStore';
import { tChat } from '../messages/site/chat';

/** Poll interval of the open panel for the staff's answers, ms. */
const ASK_AGAIN_MS = 15_000;

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const answerTo = (answer: string) => (question: WaitingQuestion) => ({
  text: tChat('staffAnswer', { questionText: question.text, answer }),
});
const apology = (phone: string) => (question: WaitingQuestion) => ({
  text: tChat('staffNoAnswer', { questionText: question.text }),
  links: phone ? [{ label: tChat('callNumber', { emergencyPhone: phone }), path: telephoneLink(phone) }] : [],
});

/**
 * While the panel is open: polls for the staff's answers and adds them to the conversation.
 * @param phone the hospital's number, for a question that the staff deleted; empty until known
 * @returns true while the last poll has failed; it keeps polling
 */
export function useStaffAnswers(waiting: WaitingQuestion[], phone: string): boolean {
  const answers = useQueries({
    queries: waiting.map(({ id, key }) => ({
      queryKey: ['chat answer', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => ({
        id,
        ...(await read(client.GET('/chat/answers', { params: { query: { id, key } }, signal }))),
      }),
      refetchInterval: ASK_AGAIN_MS,
      staleTime: 0,
      retry: false,
    })),
  });
  useEffect(() => {
    answers.forEach(({ data, error }, index) => {
      const asked = waiting[index];
      if (data?.answer) chat.settle(data.id, answerTo(data.answer));
      else if (asked && isGone(error)) chat.settle(asked.id, apology(phone));
    });
  }, [answers, waiting, phone]);
  return answers.some(({ error }) => error !== null && !isGone(error));
}
