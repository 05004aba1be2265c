import { useQuery } from '@tanstack/react-query';
import type { QuestionStatus } from '../../../../openapi/contract/site/questions.js';
import { client, read } from '../../api/client';

/** New questions come in while the page is open, ms. */
const LOOK_AGAIN_MS = 30_000;

const readers = {
  unanswered: (signal: AbortSignal) => read(client.GET('/api/questions/unanswered', { signal })),
  answered: (signal: AbortSignal) => read(client.GET('/api/questions/answered', { signal })),
};

/** The questions in one state: the longest waiting first, or the newest answer first. */
export const useQuestions = (status: QuestionStatus) =>
  useQuery({
    queryKey: ['questions', status],
    queryFn: ({ signal }) => readers[status](signal),
    select: ({ questions }) => questions,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });

/** Sends an answer. With `version` it corrects the one that is there; without it that is refused. */
export const sendAnswer = (id: string, adminReply: string, version?: number) =>
  read(
    client.PUT('/api/questions/{id}', {
      params: { path: { id } },
      body: { adminReply, status: 'answered', version },
    }),
  );

export const deleteQuestion = (id: string) =>
  read(client.DELETE('/api/questions/{id}', { params: { path: { id } } }));

/** Makes a FAQ of an answered question. */
export const publishQuestion = (id: string) =>
  read(client.POST('/api/v1/questions/{id}/publish', { params: { path: { id } } }));
