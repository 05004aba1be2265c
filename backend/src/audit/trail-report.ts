import { tOperations } from '../messages/operations.js';
import { headOf } from './audit-head.js';
import type { Trail } from './check-trail.js';

const onDay = (date: Date): string => date.toISOString();

/** The result as sentences: what is valid, what is not and what cannot be known. */
export function reportOf(trail: Trail): string {
  const { problem, newest, events } = trail;
  if (problem) return `${problem}\n`;
  const found = newest
    ? `The audit trail holds: ${tOperations('rows', { count: events })} under ${tOperations('seals', { count: newest._id })}, the newest of ${onDay(newest.sealedAt)}.\nIts head: ${headOf(newest)}`
    : 'The audit trail has no seal yet.';
  return [found, '', 'What this cannot know:', ...unknowns(trail).map((line) => `- ${line}`), ''].join('\n');
}

function unknowns({ newest, unsigned, firstSigned, unsealed, compared }: Trail): string[] {
  const lines: string[] = [];
  if (unsealed.count > 0)
    lines.push(
      `${tOperations('rows', { count: unsealed.count })} since ${onDay(unsealed.since!)}, newer than the newest seal: nothing shows whether they, or others beside them, were changed or removed.`,
    );
  if (compared === 0)
    lines.push(
      'Nothing from outside was compared (--head or --head-file): the newest seals may have been cut off with their rows, or the database put back to an earlier day.',
    );
  else if (newest && compared < newest._id)
    lines.push(`Seal ${compared} is the newest that was noted outside: later ones may have been cut off.`);
  if (unsigned > 0 && firstSigned)
    lines.push(
      `Seals 1 to ${unsigned} are of a version without keys: until seal ${firstSigned._id} signed them on ${onDay(firstSigned.sealedAt)} they could have been made anew.`,
    );
  lines.push(
    'Whoever has AUDIT_SECRET and writes the database can make seals that hold, and a server that is taken over can add false rows.',
  );
  return lines;
}
