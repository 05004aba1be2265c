import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CachedLists } from '../common/lists/cached-lists.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { Review } from './review.schema.js';

/** The requested lists of approved reviews, cached until any process changes a review. */
@Injectable()
export class ApprovedReviews {
  readonly lists = new CachedLists('reviews');
  private readonly listeners: (() => void)[] = [];

  constructor(changes: ChangeStream, @InjectModel(Review.name) reviews: Model<Review>) {
    const drop = () => this.drop();
    changes.follow(reviews, { columns: {}, changed: drop, missed: drop });
  }

  /** Calls the listener after every change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  drop(): void {
    this.lists.clear();
    for (const listener of this.listeners) listener();
  }
}
