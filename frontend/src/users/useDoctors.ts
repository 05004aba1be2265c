import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Doctor, DoctorCard } from '../../../openapi/contract/people/doctors.js';
import { client, read } from '../api/client';
import { DEFAULT_SORT } from './defaultSort';
import type { DoctorsFilter } from './doctorsFilter';

/** A doctor's data beyond the account. */
type BesideAccount = 'nextOpenings' | 'hours' | 'slug' | 'rating' | 'reviewCount';
/** A doctor's public form. Administrators get the account, which has less. */
export type ShownDoctor = Omit<Doctor, BesideAccount> & Partial<Pick<Doctor, BesideAccount>>;

/** Doctors per page of find-doctor. */
const PER_PAGE = 20;

export interface DoctorsPage {
  /** The query of these results, which differs from the present one while the next page loads. */
  answered: Pick<DoctorsFilter, 'search' | 'speciality'>;
  doctors: DoctorCard[];
  total: number;
  pages: number;
}

/** One page of doctor cards with the total; the previous page stays while the next one loads. */
export function useDoctors(filter: DoctorsFilter) {
  const { search, speciality } = filter;
  const query = {
    ...filter,
    search: search || undefined,
    sort: filter.sort ?? DEFAULT_SORT,
    perPage: PER_PAGE,
  };
  return useQuery({
    queryKey: ['doctors', 'page', query],
    queryFn: async ({ signal }): Promise<DoctorsPage> => {
      const answer = await read(client.GET('/api/users/doctors', { params: { query }, signal }));
      const total = 'total' in answer ? answer.total : answer.value.length;
      const pages = Math.max(1, Math.ceil(total / PER_PAGE));
      return { answered: { search, speciality }, doctors: answer.value, total, pages };
    },
    placeholderData: keepPreviousData,
  });
}

/** One doctor with days, times and description. */
export const useDoctor = (id: string | undefined) =>
  useQuery({
    queryKey: ['doctors', 'one', id],
    queryFn: ({ signal }): Promise<ShownDoctor> =>
      read(client.GET('/api/v1/doctors/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: Boolean(id),
  });

/** The doctor with this slug, in the public form. */
export const useDoctorBySlug = (slug: string) =>
  useQuery({
    queryKey: ['doctors', 'slug', slug],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/doctors/by-slug/{slug}', { params: { path: { slug } }, signal })),
  });
