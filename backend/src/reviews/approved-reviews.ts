import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CachedLists } from '../common/lists/cached-lists.js';
import { ChangeWatch } from '../common/caching/change-watch.js';
import { Review } from './review.schema.js';

/** The lists of approved reviews that visitors have asked for, kept until a review changes in whichever process. */
@Injectable()
export class ApprovedReviews implements OnModuleInit, OnApplicationShutdown {
  readonly lists = new CachedLists('reviews');
  private readonly watch: ChangeWatch<Review>;

  constructor(@InjectModel(Review.name) reviews: Model<Review>) {
    const drop = () => this.drop();
    this.watch = new ChangeWatch(ApprovedReviews.name, reviews, { changed: drop, missed: drop });
  }

  onModuleInit(): void {
    this.watch.open();
  }

  onApplicationShutdown(): Promise<void> {
    return this.watch.close();
  }

  drop(): void {
    this.lists.clear();
  }
}
