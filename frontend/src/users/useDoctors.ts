import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Doctor, DoctorCard } from '../../../openapi/contract/people/doctors.js';
import { client, read } from '../api/client';
import { DEFAULT_SORT } from './defaultSort';
import type { DoctorsFilter } from './doctorsFilter';

/** What an account alone does not say of a doctor. */
type BesideAccount = 'nextOpenings' | 'hours' | 'slug' | 'rating' | 'reviewCount';
/** A doctor as everyone sees one. Administrators are answered the account, which says less. */
export type ShownDoctor = Omit<Doctor, BesideAccount> & Partial<Pick<Doctor, BesideAccount>>;

/** Doctors on a page of find-doctor. */
const PER_PAGE = 20;

export interface DoctorsPage {
  /** What was asked: while the next answer loads, not what is asked now. */
  answered: Pick<DoctorsFilter, 'search' | 'speciality'>;
  doctors: DoctorCard[];
  total: number;
  pages: number;
}

/** One page of doctor cards with the total; while the next one loads the last one stays. */
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

/** The doctor of a name in addresses, as everyone sees one. */
export const useDoctorBySlug = (slug: string) =>
  useQuery({
    queryKey: ['doctors', 'slug', slug],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/doctors/by-slug/{slug}', { params: { path: { slug } }, signal })),
  });
