/** What patients say of a doctor in stars. */
export interface DoctorRating {
  /** Mean of the published reviews, one decimal; null without any. */
  rating: number | null;
  reviewCount: number;
}

/** Tells the ratings of doctors; the reviews provide it. */
export abstract class DoctorRatings {
  /**
   * Reads the ratings unless they are known.
   * @returns whether they stay so until `onChange` says otherwise
   */
  abstract ready(): Promise<boolean>;
  abstract of(doctorId: string): DoctorRating;
  abstract onChange(listener: () => void): void;
}
