import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { AuditEventDto } from '../../../openapi/contract/console/administration.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { AuditService } from './audit.service.js';

@ApiTags('Audit trail')
@Controller('api/v1/audit-events')
export class AuditEventsV1Controller {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Route({
    id: 'listAuditEvents',
    summary: 'List audit events',
    description:
      'Who did what, newest first. Filters: q (who, by beginnings of words of the name or of the email; the id of a record, a resource, or an action from its dot on), action, resource, recordId, actorId, at_gte, at_lte (days of the hospital, both included), id. Sorts: id.',
    access: ['admin'],
    answer: z.array(AuditEventDto),
    list: 'audit-events',
    errors: [400],
  })
  listAuditEvents(@Query({ schema: ListQuery }) query: ListQuery): Promise<Listing<AuditEventDto>> {
    return this.audit.list(query);
  }

  @Get(':id')
  @Route({
    id: 'getAuditEvent',
    summary: 'Read an audit event',
    description: 'One event with what the record was before and after it.',
    access: ['admin'],
    answer: AuditEventDto,
    errors: [404],
  })
  getAuditEvent(@Param('id', ObjectIdPipe) id: string): Promise<AuditEventDto> {
    return this.audit.get(id);
  }
}
