import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { AuditEventDto } from '../../../openapi/contract/console/administration.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { CurrentActor } from '../common/http/actor.js';
import type { Actor } from '../common/http/actor.js';
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
      "Returns who did what, newest first. Filters: q (name or email of the actor, by word prefix; a record ID, a resource, or the part of an action after its dot), action, resource, recordId, actorId, at_gte, at_lte (dates in the hospital's time zone, inclusive), id. Sorts: id.",
    access: ['admin'],
    answer: z.array(AuditEventDto),
    list: 'audit-events',
    errors: [400],
  })
  listAuditEvents(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<AuditEventDto>> {
    return this.audit.list(query, actor);
  }

  @Get(':id')
  @Route({
    id: 'getAuditEvent',
    summary: 'Get an audit event',
    description: 'Returns one event with the record before and after it.',
    access: ['admin'],
    answer: AuditEventDto,
    errors: [404],
  })
  getAuditEvent(@Param('id', ObjectIdPipe) id: string, @CurrentActor() actor: Actor): Promise<AuditEventDto> {
    return this.audit.get(id, actor);
  }
}
