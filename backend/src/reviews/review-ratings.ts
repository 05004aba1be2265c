import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { isDatabaseUnavailable } from '../common/errors/database-errors.js';
import { DoctorRatings } from '../users/doctors/ratings.js';
import type { DoctorRating } from '../users/doctors/ratings.js';
import { ApprovedReviews } from './approved-reviews.js';
import { Review } from './review.schema.js';

type Known = Map<string, DoctorRating>;

const UNRATED: DoctorRating = { rating: null, reviewCount: 0 };

/** Ratings of doctors from the approved reviews, cached until any process changes a review. */
@Injectable()
export class ReviewRatings extends DoctorRatings {
  private reading: Promise<Known> | null = null;
  /** The latest ratings, also served while the database is unreachable. */
  private known: Known | null = null;
  private readonly listeners: (() => void)[] = [];

  constructor(
    approved: ApprovedReviews,
    @InjectModel(Review.name) private readonly reviews: Model<Review>,
  ) {
    super();
    approved.onChange(() => this.drop());
  }

  async ready(): Promise<boolean> {
    const reading = (this.reading ??= this.read());
    try {
      const known = await reading;
      // A review changed during the read, so this result may lack an approval that was already confirmed.
      if (reading !== this.reading) return await this.ready();
      this.known = known;
      return true;
    } catch (error) {
      if (reading === this.reading) this.reading = null; // the next call tries again
      if (this.known && isDatabaseUnavailable(error)) return false;
      throw error;
    }
  }

  of(doctorId: string): DoctorRating {
    return this.known?.get(doctorId) ?? UNRATED;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  private drop(): void {
    this.reading = null;
    for (const listener of this.listeners) listener();
  }

  private async read(): Promise<Known> {
    const rows = await this.reviews.aggregate<{ _id: Types.ObjectId; mean: number; count: number }>([
      { $match: { status: 'approved', doctorId: { $exists: true } } },
      { $group: { _id: '$doctorId', mean: { $avg: '$rating' }, count: { $sum: 1 } } },
    ]);
    return new Map(
      rows.map(({ _id, mean, count }) => [
        String(_id),
        { rating: Math.round(mean * 10) / 10, reviewCount: count },
      ]),
    );
  }
}
