import { Module } from '@nestjs/common';
import { PostShelf } from './post-shelf.js';
import { PostsService } from './posts.service.js';
import { PostsV1Controller } from './posts-v1.controller.js';

@Module({
  controllers: [PostsV1Controller],
  providers: [PostShelf, PostsService],
  exports: [PostShelf],
})
export class PostsModule {}
