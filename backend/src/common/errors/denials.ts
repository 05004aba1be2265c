import type { PortalRequest } from '../http/actor.js';
import type { Failure } from './errors.js';

/** Told of every failure before it is answered; who keeps a trail of denials provides it. */
export abstract class Denials {
  /** Never fails: the failure is answered all the same. */
  abstract note(request: PortalRequest, failure: Failure): Promise<void>;
}
