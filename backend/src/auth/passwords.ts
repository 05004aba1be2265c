import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { PASSWORD_MIN_LENGTH } from '../../../openapi/contract/people/login.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { newToken } from '../common/secret-token.js';
import { tAuth } from '../messages/people/auth.js';

/** argon2id (the library's default) at the OWASP parameters: 19 MiB, 2 passes, 1 lane. */
const STRENGTH = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
/** About half a second of work. */
const MAX_WAITING = 50;

/**
 * The hash of discarded random bytes, verified for unknown accounts so that they take as long as known ones.
 */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$lMpUCsuobpMHfroC4MKecw$MDfL8pPNdOXR50ERCkFtzSiYANCrUh4Sl0Re5Hp4/R4';

const queue = pLimit(1);
let common: Promise<Set<string>> | undefined;

/**
 * Hashing takes 19 MiB and tens of milliseconds. One runs at a time, so that many logins use neither more
 * memory nor all processors. A long queue is refused with a retry time.
 */
function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MAX_WAITING) throw new Failure('BUSY');
  return queue(work);
}

export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(password.normalize('NFC'), STRENGTH));

/** The hash of discarded random bytes, for accounts without a login. */
export const unusablePasswordHash = (): Promise<string> => hashPassword(newToken());

/** Whether the password matches. It takes the same time without an account (`stored` null). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await queued(() => verify(stored ?? NOBODY, password.normalize('NFC')));
  return stored !== null && matches;
}

/** @throws Failure when the password is one of the most common ones */
export async function assertUncommon(password: string, field = 'password'): Promise<void> {
  common ??= loadCommon();
  if ((await common).has(password.toLowerCase())) {
    throw fieldFailure(field, tAuth('passwordTooCommon'));
  }
}

/** Loaded with the first new password: the package takes 5 MiB with its other lists. */
async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].map(String);
  return new Set(words.filter((word) => word.length >= PASSWORD_MIN_LENGTH));
}
