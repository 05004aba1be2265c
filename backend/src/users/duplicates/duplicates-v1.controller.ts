import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ListQuery } from '../../../../openapi/contract/common.js';
import { PossibleDuplicate } from '../../../../openapi/contract/people/identity/duplicates.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { Duplicates } from './duplicates.service.js';

@ApiTags('Patients')
@Controller('api/v1/duplicates')
export class DuplicatesV1Controller {
  constructor(private readonly duplicates: Duplicates) {}

  @Get()
  @Route({
    id: 'listDuplicates',
    summary: 'List possible duplicates',
    description:
      'Returns pairs of patients with the same phone number or email address, or with the same date of birth and a similar name, best first. A phone number that only a family shares makes no pair. New and changed patients are compared within a minute. Access is audited. Filters: state, id. Sorts: score, id.',
    access: ['admin'],
    answer: z.array(PossibleDuplicate),
    list: 'duplicates',
    errors: [400],
  })
  listDuplicates(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Listing<PossibleDuplicate> {
    return this.duplicates.list(query, by);
  }

  @Post(':id/not-same')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'stateNotSamePerson',
    summary: 'State that two records are two people',
    description:
      'The pair leaves the open ones, also when the records change later. Repeated, it changes nothing. Audited in both records.',
    access: ['admin'],
    answer: PossibleDuplicate,
    errors: [404],
  })
  stateNotSamePerson(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<PossibleDuplicate> {
    return this.duplicates.decide(id, 'different', by);
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'reopenDuplicate',
    summary: 'Withdraw the statement that two records are two people',
    description:
      'The pair is open again, for as long as the records are alike. Repeated, it changes nothing. Audited in both records.',
    access: ['admin'],
    answer: PossibleDuplicate,
    errors: [404],
  })
  reopenDuplicate(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<PossibleDuplicate> {
    return this.duplicates.decide(id, 'open', by);
  }
}
