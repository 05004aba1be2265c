import type { UserType } from '../../../openapi/contract/users.js';
import type { FilesService } from '../files/files.service.js';
import type { Actor } from './actor.js';
import { Failure } from './errors.js';

/** What the query of a signed address carries. */
export interface Signed {
  expires?: unknown;
  signature?: unknown;
}

/**
 * Who may open a paper (a receipt, a report) at this path: whoever holds its signed address, since a plain link sends
 * no token, or a person of these roles, whose scope must then be checked.
 * @returns null for the holder of a signed address, else the person
 * @throws Failure UNAUTHORIZED without either, FORBIDDEN for another role or a signature that no longer counts
 */
export function paperReader(
  path: string,
  { expires, signature }: Signed,
  actor: Actor | null,
  { files, roles }: { files: FilesService; roles: readonly UserType[] },
): Actor | null {
  if (typeof signature === 'string') {
    if (files.isSigned(path, Number(expires), signature)) return null;
    throw new Failure('FORBIDDEN', { sentence: 'This address has expired. Load the page again.' });
  }
  if (!actor) throw new Failure('UNAUTHORIZED');
  if (!roles.includes(actor.type)) throw new Failure('FORBIDDEN');
  return actor;
}
