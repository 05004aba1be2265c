import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller, OptionalActor } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { BulkFaqs, CreateFaq, FaqDto, UpdateFaq } from '../../../openapi/contract/site/faqs.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { CachedLists } from '../common/lists/cached-lists.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Failure } from '../common/errors/errors.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { FaqList } from './faq-list.js';
import { FaqsService } from './faqs.service.js';

@ApiTags('FAQs')
@Controller('api/v1/faqs')
export class FaqsV1Controller {
  private readonly lists = new CachedLists('faqs');

  constructor(
    private readonly faqs: FaqsService,
    private readonly published: FaqList,
  ) {
    published.onChange(() => this.lists.clear());
  }

  @Get()
  @Route({
    id: 'listFaqs',
    summary: 'List FAQs',
    description:
      'Returns published FAQs in display order, or all for an administrator. The response has an ETag. Filters: q (question and answer, by word prefix), category, published, id. Sorts: position, question, id.',
    access: 'public',
    cached: true,
    answer: z.array(FaqDto),
    list: 'faqs',
    errors: [400],
  })
  listFaqs(
    @Query({ schema: ListQuery }) query: ListQuery,
    @OptionalActor() actor: Actor | null,
  ): Listing<FaqDto> {
    if (actor?.type === 'admin') return this.faqs.list(query, { all: true });
    return this.faqs.list(query, { all: false }).keptIn(this.lists);
  }

  @BulkRoute('bulkFaqs', 'FAQs', 'Publishes, unpublishes or deletes FAQs.')
  bulkFaqs(@Body({ schema: BulkFaqs }) body: BulkFaqs, @CurrentCaller() by: Caller): Promise<BulkResult> {
    return inBulk(body, {
      publish: (id) => this.faqs.update(id, { published: true }, by),
      unpublish: (id) => this.faqs.update(id, { published: false }, by),
      delete: (id) => this.faqs.remove(id, by),
    });
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getFaq',
    summary: 'Get an FAQ',
    description: 'Returns a published FAQ, or any for an administrator.',
    access: 'public',
    answer: FaqDto,
    errors: [404],
  })
  async getFaq(@Param('id', ObjectIdPipe) id: string, @OptionalActor() actor: Actor | null): Promise<FaqDto> {
    if (actor?.type === 'admin') return this.faqs.get(id);
    const faq = await this.published.findPublic(id);
    if (!faq) throw new Failure('NOT_FOUND');
    return faq;
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createFaq',
    summary: 'Add an FAQ',
    description: 'Appends the FAQ to the list unless `position` is set.',
    access: ['admin'],
    answer: FaqDto,
    makes: '/api/v1/faqs',
    status: 201,
    errors: [400, 409],
  })
  createFaq(@Body({ schema: CreateFaq }) body: CreateFaq, @CurrentCaller() by: Caller): Promise<FaqDto> {
    return this.faqs.create(body, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updateFaq',
    summary: 'Update an FAQ',
    description:
      'Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one.',
    access: ['admin'],
    answer: FaqDto,
    errors: [400, 404, 409, 412],
  })
  updateFaq(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateFaq }) body: UpdateFaq,
    @CurrentCaller() by: Caller,
  ): Promise<FaqDto> {
    return this.faqs.update(id, body, by);
  }

  @Delete(':id')
  @Route({
    id: 'removeFaq',
    summary: 'Delete an FAQ',
    description: 'Returns the deleted record.',
    access: ['admin'],
    answer: FaqDto,
    errors: [404],
  })
  removeFaq(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<FaqDto> {
    return this.faqs.remove(id, by);
  }
}
