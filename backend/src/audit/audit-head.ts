import type { AuditSeal } from './audit-seal.schema.js';

/** The newest seal in short form, stored where database administrators cannot change it. */
export interface Head {
  seal: number;
  hash: string;
}

const HEAD = /(?<!\d)(\d{1,12}):([0-9a-f]{64})(?![0-9a-f])/g;

export const headOf = ({ _id, hash }: Pick<AuditSeal, '_id' | 'hash'>): string => `${_id}:${hash}`;

/** Finds every head in a text such as a file of heads, log lines or a mail. */
export const headsIn = (text: string): Head[] =>
  [...text.matchAll(HEAD)].map(([, seal, hash]) => ({ seal: Number(seal), hash }));
