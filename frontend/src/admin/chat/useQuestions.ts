import type { QuestionList, QuestionStatus } from '../../../../openapi/contract/site/questions.js';
import { client, read } from '../../api/client';
import { readCountedPage, useCountedPages } from '../../api/countedPages';

/** Poll interval for new questions, ms. */
const LOOK_AGAIN_MS = 30_000;

const PER_PAGE = 100;

const pathOf = {
  unanswered: '/api/questions/unanswered',
  answered: '/api/questions/answered',
} as const;

/** The questions in one state: the longest waiting first, or the newest answer first. */
export const useQuestions = (status: QuestionStatus) =>
  useCountedPages({
    queryKey: ['questions', status],
    readPage: (skip, signal) => {
      const params = { query: { skip, limit: PER_PAGE } };
      return readCountedPage(client.GET(pathOf[status], { params, signal }), skip, questionsOf);
    },
    keyOf: ({ id }) => id,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });

const questionsOf = ({ questions }: QuestionList) => questions;

/** Sends an answer. With `version` it corrects the existing one; without it the server refuses that. */
export const sendAnswer = (id: string, adminReply: string, version?: number) =>
  read(
    client.PUT('/api/questions/{id}', {
      params: { path: { id } },
      body: { adminReply, status: 'answered', version },
    }),
  );

export const deleteQuestion = (id: string) =>
  read(client.DELETE('/api/questions/{id}', { params: { path: { id } } }));

/** Makes an FAQ from an answered question. */
export const publishQuestion = (id: string) =>
  read(client.POST('/api/v1/questions/{id}/publish', { params: { path: { id } } }));
