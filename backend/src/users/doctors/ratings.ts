/** A doctor's rating in stars. */
export interface DoctorRating {
  /** Mean of the published reviews, one decimal; null without any. */
  rating: number | null;
  reviewCount: number;
}

/** Finds the ratings of doctors; the reviews module implements it. */
export abstract class DoctorRatings {
  /**
   * Reads the ratings unless they are cached.
   * @returns whether they stay valid until `onChange` reports a change
   */
  abstract ready(): Promise<boolean>;
  abstract of(doctorId: string): DoctorRating;
  abstract onChange(listener: () => void): void;
}
