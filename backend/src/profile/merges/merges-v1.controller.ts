import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ListQuery } from '../../../../openapi/contract/common.js';
import {
  MergeDto,
  MergePatients,
  MergePreview,
  PreviewMerge,
  UNDO_MERGE_DAYS,
} from '../../../../openapi/contract/people/identity/merges.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { MergePreviews } from './merge-previews.service.js';
import { MergesService } from './merges.service.js';

@ApiTags('Patients')
@Controller('api/v1')
export class MergesV1Controller {
  constructor(
    private readonly merges: MergesService,
    private readonly previews: MergePreviews,
  ) {}

  @Get('merges')
  @Route({
    id: 'listMerges',
    summary: 'List merged patient records',
    description:
      'Returns every merge, also those that were undone. Filters: keptId, mergedId, stands, id. Sort: id.',
    access: ['admin'],
    answer: z.array(MergeDto),
    list: 'merges',
    errors: [400],
  })
  listMerges(@Query({ schema: ListQuery }) query: ListQuery): Listing<MergeDto> {
    return this.merges.list(query);
  }

  @Post('patients/:id/merge-preview')
  @HttpCode(200)
  @Route({
    id: 'previewMerge',
    summary: 'Compare two patient records',
    description:
      'Returns both records with the number of their entries, what both have, and why they cannot be merged, if so. Changes nothing. Access is audited.',
    access: ['admin'],
    answer: MergePreview,
    errors: [400, 404],
  })
  previewMerge(
    @Param('id', ObjectIdPipe) keptId: string,
    @Body({ schema: PreviewMerge }) body: PreviewMerge,
    @CurrentCaller() by: Caller,
  ): Promise<MergePreview> {
    return this.previews.preview({ keptId, ...body }, by);
  }

  @Post('merges')
  @Idempotent()
  @Route({
    id: 'mergePatients',
    summary: 'Merge two patient records',
    description: `Moves everything that refers to one record to the other one. Its hospital number then finds the remaining record. If both have a login, the one that is not chosen ends; a single login stays. The sessions of the merged record end. Fails with UNACCEPTABLE for the same, an erased or a deceased patient, for other accounts, and for a guardian with a dependant; with WRONG_STATE if one was merged meanwhile. Can be undone for ${UNDO_MERGE_DAYS} days. Audited.`,
    access: ['admin'],
    answer: MergeDto,
    makes: '/api/v1/merges',
    status: 201,
    errors: [400, 404, 409, 422],
  })
  mergePatients(
    @Body({ schema: MergePatients }) body: MergePatients,
    @CurrentCaller() by: Caller,
  ): Promise<MergeDto> {
    return this.merges.merge(body, by);
  }

  @Get('merges/:id')
  @Route({
    id: 'getMerge',
    summary: 'Get a merge of patient records',
    description: 'Returns the merge, also after its undo.',
    access: ['admin'],
    answer: MergeDto,
    errors: [404],
  })
  getMerge(@Param('id', ObjectIdPipe) id: string): Promise<MergeDto> {
    return this.merges.get(id);
  }

  @Post('merges/:id/undo')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'undoMerge',
    summary: 'Undo a merge of patient records',
    description: `Restores the merged record with the entries that it had, within ${UNDO_MERGE_DAYS} days. Entries that were added after the merge stay with the remaining record. Fields that were changed since keep the new value. Fails with WRONG_STATE if it was undone already, the time is over, the data was erased, the remaining record was merged later, or the email address belongs to another account. Audited.`,
    access: ['admin'],
    answer: MergeDto,
    errors: [404, 409],
  })
  undoMerge(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<MergeDto> {
    return this.merges.undo(id, by);
  }
}
