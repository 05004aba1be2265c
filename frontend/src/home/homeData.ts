import type { QueryClient } from '@tanstack/react-query';
import type { HomeData } from '../../../openapi/contract/site/home.js';
import { HOSPITAL_KEY } from '../hospital/useHospital';

export const REVIEWS_KEY = ['reviews', 'latest'];
export const FAQS_KEY = ['faqs'];
export const POSTS_KEY = ['posts', 'latest'];

/**
 * The data that the server sends with a page: the hospital's settings and, with the home page, its other data.
 */
export type SentData = Pick<HomeData, 'hospital'> & Partial<HomeData>;

/** Adds the sent data to the query cache, so that it is not requested again. */
export function setHomeData(queryClient: QueryClient, { hospital, reviews, faqs, posts }: SentData): void {
  queryClient.setQueryData(HOSPITAL_KEY, hospital);
  if (reviews) queryClient.setQueryData(REVIEWS_KEY, reviews);
  if (faqs) queryClient.setQueryData(FAQS_KEY, faqs);
  if (posts) queryClient.setQueryData(POSTS_KEY, posts);
}
