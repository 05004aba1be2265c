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
      'Returns approved reviews without surnames, newest first, or all for an administrator. With `mine`, patients get their own reviews in every state. The response has an ETag. Filters: status, rating, doctorId, mine, id (administrators also have q: patient, doctor and text, by word prefix). Sorts: id, createdAt, rating.',
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
    summary: 'Get a review',
    description: 'Returns any review, with the data for administrators.',
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
    summary: 'Create a review',
    description:
      'Requires a completed visit of the caller; one review per visit. It becomes public once the hospital approves it.',
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
    description: 'Makes the review public and notifies its author. Repeated calls change nothing.',
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
    description: 'Removes the review from public view. Repeated calls change nothing.',
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
    description: 'Returns the deleted record.',
    access: ['admin'],
    answer: ReviewDto,
    errors: [404],
  })
  removeReview(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<ReviewDto> {
    return this.reviews.remove(id, by);
  }
}
