import { Module } from '@nestjs/common';
import { PostList } from './post-list.js';
import { PostsService } from './posts.service.js';
import { PostsV1Controller } from './posts-v1.controller.js';

@Module({
  controllers: [PostsV1Controller],
  providers: [PostList, PostsService],
  exports: [PostList],
})
export class PostsModule {}
