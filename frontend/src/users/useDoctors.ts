import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DoctorCard } from '../../../openapi/contract/people/doctors.js';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { client, read } from '../api/client';

/** Doctors on a page of find-doctor. */
const PER_PAGE = 20;

export interface DoctorsFilter {
  search: string;
  speciality: Speciality | undefined;
  /** From 1. */
  page: number;
}

export interface DoctorsPage {
  /** What was asked: while the next answer loads, not what is asked now. */
  answered: Pick<DoctorsFilter, 'search' | 'speciality'>;
  doctors: DoctorCard[];
  total: number;
  pages: number;
}

/** One page of doctor cards with the total; while the next one loads the last one stays. */
export function useDoctors({ search, speciality, page }: DoctorsFilter) {
  const query = { search: search || undefined, speciality, page, perPage: PER_PAGE };
  return useQuery({
    queryKey: ['doctors', query],
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
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/doctors/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: Boolean(id),
  });
