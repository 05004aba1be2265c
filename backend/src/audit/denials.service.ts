import { Injectable, Logger } from '@nestjs/common';
import { loginOf } from '../common/http/actor.js';
import type { PortalRequest } from '../common/http/actor.js';
import type { Denials } from '../common/errors/denials.js';
import type { Failure } from '../common/errors/errors.js';
import { AuditService, eventIdAt } from './audit.service.js';
import { DenialCounts } from './denial-counts.service.js';

/**
 * The failures that are recorded. NOT_FOUND also covers another person's records, which are answered the same
 * way.
 */
const ACTIONS: Partial<Record<number, string>> = { 403: 'access.refused', 404: 'access.notFound' };

/** Records in the audit trail what a logged-in person was denied or did not find. */
@Injectable()
export class DenialLog implements Denials {
  private readonly logger = new Logger(DenialLog.name);

  constructor(
    private readonly audit: AuditService,
    private readonly counts: DenialCounts,
  ) {}

  /**
   * Writes one row per login, route and five minutes for failures 403 and 404, and counts repeats. Other
   * failures and visitors leave none. It never throws: the denial is sent anyway, and a failed write is logged.
   */
  async note(request: PortalRequest, failure: Failure): Promise<void> {
    const { user: actor, method, id: requestId } = request;
    const action = ACTIONS[failure.getStatus()];
    if (!actor || !action) return;
    const route = request.routeOptions.url ?? '';
    const origin = { address: request.ip, requestId: String(requestId), userAgent: null };
    const recordId = askedFor(request);
    const entry = { action, outcome: 'refused', resource: 'routes', recordId } as const;
    try {
      const at = new Date();
      const id = eventIdAt(at);
      const { userId: login } = loginOf(actor);
      const takeBack = await this.counts.add({ login, action, route: `${method} ${route}`, recordId }, id);
      if (!takeBack) return;
      const after = { method, route, code: failure.code };
      await this.audit.record({ ...entry, id, at, actor, after, origin }).catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
    } catch (error) {
      this.logger.error(`${String(requestId)} A refusal could not be noted: ${String(error)}`);
    }
  }
}

/** The record of a request: the id in its path, else the only one in its body. */
function askedFor({ params, body }: PortalRequest): string | undefined {
  const [inPath] = idsIn(params);
  if (inPath) return inPath;
  const inBody = idsIn(body);
  return inBody.length === 1 ? inBody[0] : undefined;
}

const idsIn = (values: unknown): string[] =>
  Object.values(values ?? {}).filter((value): value is string => typeof value === 'string' && isId(value));

const isId = (value: string): boolean => /^[0-9a-f]{24}$/i.test(value);
