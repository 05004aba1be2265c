import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { PublicSiteController } from './public-site.controller.js';

@Module({ imports: [PostsModule], controllers: [PublicSiteController] })
export class PublicSiteModule {}
