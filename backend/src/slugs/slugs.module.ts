import { Global, Module } from '@nestjs/common';
import { SlugHistory } from './slug-history.service.js';

@Global()
@Module({ providers: [SlugHistory], exports: [SlugHistory] })
export class SlugsModule {}
