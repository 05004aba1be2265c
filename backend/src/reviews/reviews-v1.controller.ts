import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller, OptionalActor } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { BulkReviews, CreateReview, ReviewDto } from '../../../openapi/contract/care/reviews.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { ApprovedReviews } from './approved-reviews.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('Reviews')
@Controller('api/v1/reviews')
export class ReviewsV1Controller {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly approved: ApprovedReviews,
  ) {}

  @Get()
  @Route({
    id: 'listReviews',
    summary: 'List reviews',
    description:
      "Approved ones without surnames, newest first; for an administrator all. A patient's `mine` gives the own ones in every state. Carries an ETag. Filters: status, rating, doctorId, mine, id (for an administrator also q: beginnings of words of patient, doctor and text). Sorts: id, createdAt, rating.",
    access: 'public',
    whose: 'person',
    cached: true,
    answer: z.array(ReviewDto),
    list: 'reviews',
    errors: [400],
  })
  listReviews(
    @Query({ schema: ListQuery }) query: ListQuery,
    @OptionalActor() actor: Actor | null,
  ): Listing<ReviewDto> {
    const list = this.reviews.list(query, actor);
    return actor ? list : list.keptIn(this.approved.lists);
  }

  @BulkRoute('bulkReviews', 'reviews', 'Approves, hides or deletes reviews.')
  bulkReviews(
    @Body({ schema: BulkReviews }) body: BulkReviews,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      approve: (id) => this.reviews.approve(id, by),
      hide: (id) => this.reviews.hide(id, by),
      delete: (id) => this.reviews.remove(id, by),
    });
  }

  @Get(':id')
  @Route({
    id: 'getReview',
    summary: 'Read a review',
    description: 'Any, as an administrator sees it.',
    access: ['admin'],
    answer: ReviewDto,
    errors: [404],
  })
  getReview(@Param('id', ObjectIdPipe) id: string, @CurrentActor() actor: Actor): Promise<ReviewDto> {
    return this.reviews.get(id, actor);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createReview',
    summary: 'Write a review',
    description:
      'About a completed visit of the caller, once for each. It is shown when the hospital approves it.',
    access: ['patient'],
    answer: ReviewDto,
    status: 201,
    errors: [400, 404, 409],
  })
  createReview(
    @Body({ schema: CreateReview }) body: CreateReview,
    @CurrentCaller() by: Caller,
  ): Promise<ReviewDto> {
    return this.reviews.create(body, by);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'approveReview',
    summary: 'Approve a review',
    description: 'Shows it to everyone and tells its writer. Repeating it changes nothing.',
    access: ['admin'],
    answer: ReviewDto,
    errors: [404],
  })
  approveReview(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<ReviewDto> {
    return this.reviews.approve(id, by);
  }

  @Post(':id/hide')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'hideReview',
    summary: 'Hide a review',
    description: 'Takes it from public view. Repeating it changes nothing.',
    access: ['admin'],
    answer: ReviewDto,
    errors: [404],
  })
  hideReview(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<ReviewDto> {
    return this.reviews.hide(id, by);
  }

  @Delete(':id')
  @Route({
    id: 'removeReview',
    summary: 'Delete a review',
    description: 'Answers the record that is gone.',
    access: ['admin'],
    answer: ReviewDto,
    errors: [404],
  })
  removeReview(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<ReviewDto> {
    return this.reviews.remove(id, by);
  }
}
