import { Injectable } from '@nestjs/common';
import { slugOf } from '../common/slug.js';
import { LabTestList } from '../lab/lab-test-list.js';
import { MedicineList } from '../pharmacy/medicine-list.js';
import { PostList } from '../posts/post-list.js';
import { SettingsService } from '../settings/settings.service.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { articlePage, doctorPage, labTestPage, medicinePage } from './pages-of.js';
import type { PublicPage } from './public-page.js';

/** The kinds of pages, as their addresses begin. */
export type PageKind = 'doctors' | 'lab-tests' | 'medicines' | 'articles';

interface Named {
  id: string;
  name: string;
  row: { updatedAt: Date };
}

interface Address {
  path: string;
  changedOn: string;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Name of a record in addresses; two of one name, or one without Latin letters, are told apart by their ids. */
function slugsOf(entries: Named[]): Map<string, Named> {
  const times = new Map<string, number>();
  for (const { name } of entries) times.set(slugOf(name), (times.get(slugOf(name)) ?? 0) + 1);
  return new Map(
    entries.map((entry) => {
      const slug = slugOf(entry.name);
      return [slug && times.get(slug) === 1 ? slug : `${slug}-${entry.id}`.replace(/^-/, ''), entry];
    }),
  );
}

/** Where one kind of page comes from. */
interface Source {
  entries: () => Promise<Named[]>;
  page: (id: string) => Promise<Omit<PublicPage, 'path' | 'changedOn'> | null>;
  /** How a record is named in addresses; by what it is called when left out. */
  slugs?: (entries: Named[]) => Map<string, Named>;
}

const pageOf = <T, Page>(found: T | null | undefined, page: (it: T) => Page): Page | null =>
  found ? page(found) : null;

/** The pages that search engines read, made of the lists that this process keeps. */
@Injectable()
export class PublicPages {
  private readonly sources: Record<PageKind, Source>;

  constructor(
    doctors: DoctorDirectory,
    labTests: LabTestList,
    medicines: MedicineList,
    posts: PostList,
    settings: SettingsService,
  ) {
    const article = async (id: string) => (await posts.entries()).find((entry) => entry.id === id)?.row;
    this.sources = {
      doctors: {
        entries: async () =>
          (await doctors.entries()).map(({ id, row }) => ({ id, row, name: row.fullName })),
        page: async (id) =>
          pageOf(await doctors.findPublic(id), (doctor) => doctorPage(doctor, settings.known())),
      },
      'lab-tests': {
        entries: async () => (await labTests.entries()).map(({ id, row }) => ({ id, row, name: row.name })),
        page: async (id) => pageOf(await labTests.findPublic(id), labTestPage),
      },
      medicines: {
        entries: async () => (await medicines.entries()).map(({ id, row }) => ({ id, row, name: row.name })),
        page: async (id) => pageOf(await medicines.findPublic(id), medicinePage),
      },
      articles: {
        entries: async () => (await posts.entries()).map(({ id, row }) => ({ id, row, name: row.slug })),
        page: async (id) => pageOf(await article(id), articlePage),
        slugs: (entries) => new Map(entries.map((entry) => [entry.name, entry])),
      },
    };
  }

  /** Every address there is, kind by kind. */
  async addresses(): Promise<Address[]> {
    const kinds = Object.keys(this.sources) as PageKind[];
    const lists = await Promise.all(kinds.map(async (kind) => ({ kind, slugs: await this.slugs(kind) })));
    return lists.flatMap(({ kind, slugs }) =>
      [...slugs].map(([slug, { row }]) => ({ path: `/${kind}/${slug}`, changedOn: dayOf(row.updatedAt) })),
    );
  }

  /** The page of an address, or null when it names nothing that is public now. */
  async find(kind: PageKind, slug: string): Promise<PublicPage | null> {
    const named = (await this.slugs(kind)).get(slug);
    const facts = named && (await this.sources[kind].page(named.id));
    return facts ? { ...facts, path: `/${kind}/${slug}`, changedOn: dayOf(named.row.updatedAt) } : null;
  }

  private async slugs(kind: PageKind): Promise<Map<string, Named>> {
    const { entries, slugs = slugsOf } = this.sources[kind];
    return slugs(await entries());
  }
}
