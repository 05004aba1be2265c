import type { FastifyRequest } from 'fastify';

const HTML = /(?:^|[\s,])text\/html(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Whether a person looks at the answer: a browser that opens an address names HTML, programs do not. */
export const namesHtml = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && HTML.test(headers.accept ?? '');
