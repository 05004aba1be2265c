import { useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';

const LATEST_POSTS = 4;
const REVIEWS_ON_HOME = 4;
/** More questions than anybody reads: the server's longest list. */
const ALL = 100;
const NEWEST = '["createdAt","DESC"]';

const rangeFrom = (first: number, count: number) => JSON.stringify([first, first + count - 1]);

/** So many approved reviews, newest first. */
export function readReviews(first: number, count: number, signal: AbortSignal) {
  const query = { sort: NEWEST, range: rangeFrom(first, count) };
  return read(client.GET('/api/v1/reviews', { params: { query }, signal }));
}

/** The newest approved reviews. */
export const useLatestReviews = () =>
  useQuery({
    queryKey: ['reviews', 'latest'],
    queryFn: ({ signal }) => readReviews(0, REVIEWS_ON_HOME, signal),
  });

/** The questions that are often asked, in the hospital's order. */
export const useFaqs = () =>
  useQuery({
    queryKey: ['faqs'],
    queryFn: ({ signal }) => {
      const query = { sort: '["position","ASC"]', range: rangeFrom(0, ALL) };
      return read(client.GET('/api/v1/faqs', { params: { query }, signal }));
    },
  });

/** The articles published last. */
export const useLatestPosts = () =>
  useQuery({
    queryKey: ['posts', 'latest'],
    queryFn: ({ signal }) => {
      const query = { sort: '["publishedAt","DESC"]', range: rangeFrom(0, LATEST_POSTS) };
      return read(client.GET('/api/v1/posts', { params: { query }, signal }));
    },
  });
