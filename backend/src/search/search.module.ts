import { Module } from '@nestjs/common';
import { LabModule } from '../lab/lab.module.js';
import { PharmacyModule } from '../pharmacy/pharmacy.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [LabModule, PharmacyModule, PostsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
