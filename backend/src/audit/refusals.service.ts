import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { PortalRequest } from '../common/actor.js';
import type { Failure } from '../common/errors.js';
import { AuditService } from './audit.service.js';

/** Notes in the audit trail what a logged-in person tried and may not do. */
@Injectable()
export class Refusals {
  private readonly logger = new Logger(Refusals.name);

  constructor(private readonly audit: AuditService) {}

  /** Never fails: the refusal is answered all the same, and a row that could not be written is logged. */
  async note(request: PortalRequest, { code }: Failure): Promise<void> {
    const { user: actor, method, params, id: requestId } = request;
    if (!actor) return;
    const route = request.routeOptions.url ?? '';
    const recordId = Object.values((params ?? {}) as Record<string, string>).find(isId);
    const origin = { address: request.ip, requestId: String(requestId), userAgent: null };
    const entry = { action: 'access.refused', outcome: 'refused', resource: 'routes' } as const;
    try {
      await this.audit.record({ ...entry, actor, recordId, after: { method, route, code }, origin });
    } catch (error) {
      this.logger.error(`${String(requestId)} A refusal could not be noted: ${String(error)}`);
    }
  }
}

const isId = (value: string): boolean => Types.ObjectId.isValid(value);
