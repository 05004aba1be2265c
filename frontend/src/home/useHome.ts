import { useQuery } from '@tanstack/react-query';
import { HOME_FAQS, HOME_POSTS, HOME_REVIEWS } from '../../../openapi/contract/site/home.js';
import { client, read } from '../api/client';
import { FAQS_KEY, POSTS_KEY, REVIEWS_KEY } from './homeData';

const NEWEST = '["createdAt","DESC"]';

const rangeFrom = (first: number, count: number) => JSON.stringify([first, first + count - 1]);

/** The number of reviews, newest first. */
export function readReviews(first: number, count: number, signal: AbortSignal) {
  const query = { sort: NEWEST, range: rangeFrom(first, count) };
  return read(client.GET('/api/v1/reviews', { params: { query }, signal }));
}

/** The newest approved reviews. */
export const useLatestReviews = () =>
  useQuery({
    queryKey: REVIEWS_KEY,
    queryFn: ({ signal }) => readReviews(0, HOME_REVIEWS, signal),
  });

/** The frequently asked questions in order. */
export const useFaqs = () =>
  useQuery({
    queryKey: FAQS_KEY,
    queryFn: ({ signal }) => {
      const query = { sort: '["position","ASC"]', range: rangeFrom(0, HOME_FAQS) };
      return read(client.GET('/api/v1/faqs', { params: { query }, signal }));
    },
  });

/** The latest articles. */
export const useLatestPosts = () =>
  useQuery({
    queryKey: POSTS_KEY,
    queryFn: ({ signal }) => {
      const query = { sort: '["publishedAt","DESC"]', range: rangeFrom(0, HOME_POSTS) };
      return read(client.GET('/api/v1/posts', { params: { query }, signal }));
    },
  });
