import type { FastifyRequest } from 'fastify';

const HTML = /(?:^|[\s,])text\/html(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Whether a person reads the response: browsers accept HTML when opening an address, programs do not. */
export const namesHtml = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && HTML.test(headers.accept ?? '');
