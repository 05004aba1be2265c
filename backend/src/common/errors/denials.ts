import type { PortalRequest } from '../http/actor.js';
import type { Failure } from './errors.js';

/** Called with every failure before the response; the audit module provides it. */
export abstract class Denials {
  /** Never throws: the failure is answered anyway. */
  abstract note(request: PortalRequest, failure: Failure): Promise<void>;
}
