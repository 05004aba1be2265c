import { synonymsOf } from '../../../openapi/contract/shop/medicine-names/known-substances.js';
import type { SearchItem } from '../../../openapi/contract/site/search.js';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import type { LabTest } from '../lab/lab-test.schema.js';
import { toLabTest } from '../lab/lab-test.mapper.js';
import { formatPaise } from '../common/money.js';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { tCount } from '../../../openapi/contract/messages/counts.js';
import type { Medicine } from '../pharmacy/medicine.schema.js';
import type { Post } from '../posts/post.schema.js';
import type { User } from '../users/user.schema.js';
import { everydayWordsOf } from '../chat/complaints/everyday.js';
import { everydayWordsFor } from './everyday-words.js';
import type { Searchable } from './searchable.js';
import { tSearch } from '../messages/site/search.js';

/** A speciality with its number of doctors. */
export interface SpecialitySource {
  id: string;
  name: Speciality;
  doctors: number;
}

const DOT = ' · ';
const present = (parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(DOT);
const pathOf = (route: string, query: Record<string, string>): string =>
  `${route}?${new URLSearchParams(query)}`;

export const doctorWords = ({ row }: { row: User }): Searchable => ({
  title: row.fullName.replace(/^dr\.?\s+/i, ''),
  subject: row.speciality ?? '',
  everyday: row.speciality ? everydayWordsOf(row.speciality) : '',
  text: present([row.qualification, row.description]),
});

export const doctorItem = ({ row, slug }: { row: User; slug: string }): SearchItem => ({
  id: String(row._id),
  title: row.fullName,
  detail: present([
    row.speciality,
    row.experience !== null && tCount('years', { count: row.experience }),
    row.feePaise !== null && formatPaise(row.feePaise),
  ]),
  path: `/doctors/${slug}`,
  imageUrl: `/image/users/${row.image}`,
});

export const specialityWords = ({ name }: SpecialitySource): Searchable => ({
  title: name,
  subject: name,
  everyday: everydayWordsOf(name),
  text: '',
});

export const specialityItem = ({ name, doctors }: SpecialitySource): SearchItem => ({
  id: name,
  title: name,
  detail: tCount('doctors', { count: doctors }),
  path: pathOf('/find-doctor', { speciality: name }),
  imageUrl: null,
});

export const labTestWords = ({ row }: { row: LabTest }): Searchable => ({
  title: row.name,
  subject: row.group ?? '',
  everyday: everydayWordsFor(row.group ?? '', row.name),
  text: row.description,
});

export function labTestItem({ row }: { row: LabTest }): SearchItem {
  const { id, testName, turnaround, imageUrl } = toLabTest(row);
  const detail = present([formatPaise(row.pricePaise), turnaround]);
  return { id, title: testName, detail, path: pathOf('/labtest', { search: testName }), imageUrl };
}

export const medicineWords = ({ row }: { row: Medicine }): Searchable => ({
  title: row.name,
  subject: [
    row.condition,
    row.brand,
    ...(row.substances ?? []).flatMap(({ substance }) => synonymsOf(substance)),
  ].join(' '),
  everyday: everydayWordsFor(row.condition ?? '', row.name),
  text: row.description,
});

/** With the present price, after the promotion. */
export const medicineItem = ({ whole, row }: { whole: MedicineDto; row: Medicine }): SearchItem => ({
  id: whole.id,
  title: whole.name,
  detail: present([
    formatPaise(Math.round(whole.promotionPrice * 100)),
    row.condition,
    whole.stock === 0 && tSearch('soldOut'),
  ]),
  path: pathOf('/medicine', { search: whole.name }),
  imageUrl: whole.imageUrl,
});

export const postWords = ({ row }: { row: Post }): Searchable => ({
  title: row.title,
  subject: row.category,
  everyday: everydayWordsFor(row.category, row.title),
  text: row.summary,
});

export const postItem = ({ row }: { row: Post }): SearchItem => ({
  id: String(row._id),
  title: row.title,
  detail: present([row.category, tSearch('readingTime', { minutes: row.readingMinutes })]),
  path: `/blog/${row.slug}`,
  imageUrl: null,
});
