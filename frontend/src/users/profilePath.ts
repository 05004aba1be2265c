/** Route of a doctor's profile. */
export const profilePath = (slug: string): string => `/doctors/${slug}`;
