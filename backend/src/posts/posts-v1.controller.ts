import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller, OptionalActor } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import {
  BulkPosts,
  CreatePost,
  PostDto,
  PostSummary,
  UpdatePost,
} from '../../../openapi/contract/site/posts.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { CachedLists } from '../common/lists/cached-lists.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Failure } from '../common/errors/errors.js';
import { Moved } from '../common/errors/moved.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { PostList } from './post-list.js';
import { PostsService } from './posts.service.js';

@ApiTags('Posts')
@Controller('api/v1/posts')
export class PostsV1Controller {
  private readonly lists = new CachedLists('posts');

  constructor(
    private readonly posts: PostsService,
    private readonly postList: PostList,
  ) {
    postList.onChange(() => this.lists.clear());
  }

  @Get()
  @Route({
    id: 'listPosts',
    summary: 'List articles',
    description:
      'Returns published articles, newest first, or also drafts for an administrator. Article texts are not included. The response has an ETag. Filters: q (title, summary and category, by word prefix), category, status, id. Sorts: publishedAt, title, id.',
    access: 'public',
    cached: true,
    answer: z.array(PostSummary),
    list: 'posts',
    errors: [400],
  })
  listPosts(
    @Query({ schema: ListQuery }) query: ListQuery,
    @OptionalActor() actor: Actor | null,
  ): Listing<PostSummary> {
    if (actor?.type === 'admin') return this.posts.list(query, { all: true });
    return this.posts.list(query, { all: false }).keptIn(this.lists);
  }

  @BulkRoute('bulkPosts', 'articles', 'Publishes, unpublishes or deletes articles.')
  bulkPosts(@Body({ schema: BulkPosts }) body: BulkPosts, @CurrentCaller() by: Caller): Promise<BulkResult> {
    return inBulk(body, {
      publish: (id) => this.posts.update(id, { status: 'published' }, by),
      unpublish: (id) => this.posts.update(id, { status: 'draft' }, by),
      delete: (id) => this.posts.remove(id, by),
    });
  }

  @Get(':id')
  @Versioned()
  @ApiParam({ name: 'id', example: 'know-your-blood-pressure', description: 'ID or slug of the article.' })
  @Route({
    id: 'getPost',
    summary: 'Get an article',
    description:
      'Finds the article by its ID or slug, and adds up to three related articles. A former slug redirects to the current one. Only administrators can read drafts.',
    access: 'public',
    answer: PostDto,
    errors: [404],
  })
  async getPost(@Param('id') key: string, @OptionalActor() actor: Actor | null): Promise<PostDto> {
    if (actor?.type === 'admin') return this.posts.get(key);
    const post = await this.postList.findPublic(key);
    if (post) return post;
    const slug = await this.postList.presentSlug(key);
    throw slug ? new Moved(`/api/v1/posts/${slug}`) : new Failure('NOT_FOUND');
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createPost',
    summary: 'Create an article',
    description: 'Creates a draft unless `status` is published.',
    access: ['admin'],
    answer: PostDto,
    makes: '/api/v1/posts',
    status: 201,
    errors: [400, 409, 422],
  })
  createPost(@Body({ schema: CreatePost }) body: CreatePost, @CurrentCaller() by: Caller): Promise<PostDto> {
    return this.posts.create(body, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updatePost',
    summary: 'Update an article',
    description:
      'Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one.',
    access: ['admin'],
    answer: PostDto,
    errors: [400, 404, 409, 412],
  })
  updatePost(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdatePost }) body: UpdatePost,
    @CurrentCaller() by: Caller,
  ): Promise<PostDto> {
    return this.posts.update(id, body, by);
  }

  @Delete(':id')
  @Route({
    id: 'removePost',
    summary: 'Delete an article',
    description: 'Returns the deleted record.',
    access: ['admin'],
    answer: PostDto,
    errors: [404],
  })
  removePost(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<PostDto> {
    return this.posts.remove(id, by);
  }
}
