import { Injectable } from '@nestjs/common';
import type { Export, Exports } from '../common/lists/exports.js';
import { AuditService } from './audit.service.js';

/** Records list exports in the audit trail. */
@Injectable()
export class NotedExports implements Exports {
  constructor(private readonly audit: AuditService) {}

  async note({ resource, actor, filter, sort, rows, origin }: Export): Promise<void> {
    const after = { filter, sort, rows };
    await this.audit.record({ action: `${resource}.export`, actor, resource, after, origin });
  }
}
