import { Module } from '@nestjs/common';
import { LabModule } from '../lab/lab.module.js';
import { PharmacyModule } from '../pharmacy/pharmacy.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { ConsoleSearchV1Controller } from './console/console-search-v1.controller.js';
import { ConsoleSearch } from './console/console-search.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [LabModule, PharmacyModule, PostsModule],
  controllers: [SearchController, ConsoleSearchV1Controller],
  providers: [SearchService, ConsoleSearch],
})
export class SearchModule {}
