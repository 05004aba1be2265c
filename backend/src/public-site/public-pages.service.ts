import { Injectable } from '@nestjs/common';
import { Moved } from '../common/errors/moved.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { slugOf } from '../common/slug.js';
import { LabTestList } from '../lab/lab-test-list.js';
import { MedicineList } from '../pharmacy/medicine-list.js';
import { PostList } from '../posts/post-list.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Wanted } from '../slugs/assigned-slugs.js';
import { SlugHistory } from '../slugs/slug-history.service.js';
import type { PageKind } from '../slugs/slug.schema.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { articlePage, doctorPage, labTestPage, medicinePage } from './pages-of.js';
import type { PublicPage } from './public-page.js';

interface Named {
  id: string;
  /** The preferred slug, unless another record has it. */
  slug: string;
  row: { updatedAt: Date };
}

/** The number of reviews on a doctor's page; the app shows all of them. */
const SHOWN_REVIEWS = 5;

interface Address {
  id: string;
  path: string;
  changedOn: string;
}

const wantedOf = ({ id, slug }: Named): Wanted => ({ id, slug });

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The source of one kind of page. */
interface Source {
  entries: () => Promise<Named[]>;
  page: (id: string) => Promise<Omit<PublicPage, 'path' | 'changedOn'> | null>;
}

const pageOf = <T, Page>(found: T | null | undefined, page: (it: T) => Page): Page | null =>
  found ? page(found) : null;

/** The pages for search engines, made from cached lists. */
@Injectable()
export class PublicPages {
  private readonly sources: Record<PageKind, Source>;

  constructor(
    private readonly doctors: DoctorDirectory,
    labTests: LabTestList,
    medicines: MedicineList,
    posts: PostList,
    private readonly settings: SettingsService,
    private readonly reviews: ReviewsService,
    private readonly clock: HospitalClock,
    private readonly history: SlugHistory,
  ) {
    const article = async (id: string) => (await posts.entries()).find((entry) => entry.id === id)?.row;
    this.sources = {
      doctors: {
        entries: async () =>
          (await doctors.entries()).map(({ id, row }) => ({ id, row, slug: slugOf(row.fullName) })),
        page: (id) => this.doctor(id),
      },
      'lab-tests': {
        entries: async () =>
          (await labTests.entries()).map(({ id, row }) => ({ id, row, slug: slugOf(row.name) })),
        page: async (id) => pageOf(await labTests.findPublic(id), labTestPage),
      },
      medicines: {
        entries: async () =>
          (await medicines.entries()).map(({ id, row }) => ({ id, row, slug: slugOf(row.name) })),
        page: async (id) => pageOf(await medicines.findPublic(id), medicinePage),
      },
      articles: {
        entries: async () => (await posts.entries()).map(({ id, row }) => ({ id, row, slug: row.slug })),
        page: async (id) => pageOf(await article(id), articlePage),
      },
    };
  }

  /** Every address, by kind. */
  async addresses(): Promise<Address[]> {
    const kinds = Object.keys(this.sources) as PageKind[];
    const lists = await Promise.all(kinds.map((kind) => this.addressesOf(kind)));
    return lists.flat();
  }

  /** The page of an address, or null without a public record. @throws Moved for a former slug */
  async find(kind: PageKind, slug: string): Promise<PublicPage | null> {
    const id = await this.idOf(kind, slug);
    const facts = id && (await this.sources[kind].page(id));
    if (!facts) return null;
    const { path, changedOn } = (await this.addressesOf(kind)).find((one) => one.id === id)!;
    if (path !== `/${kind}/${slug}`) throw new Moved(path);
    return { ...facts, path, changedOn };
  }

  /** The record with this present or former slug. */
  async idOf(kind: PageKind, slug: string): Promise<string | null> {
    return this.history.owner(kind, slug, (await this.sources[kind].entries()).map(wantedOf));
  }

  private async doctor(id: string): Promise<Omit<PublicPage, 'path' | 'changedOn'> | null> {
    const doctor = await this.doctors.findPublic(id);
    if (!doctor) return null;
    const newest = await this.reviews.newestOf(id, SHOWN_REVIEWS);
    const next = doctor.nextOpenings.map(({ date, time }) => this.clock.format(date, time));
    return doctorPage(doctor, this.settings.known(), { newest, next });
  }

  private async addressesOf(kind: PageKind): Promise<Address[]> {
    const entries = await this.sources[kind].entries();
    const slugs = await this.history.present(kind, entries.map(wantedOf));
    return entries.map(({ id, row }) => ({
      id,
      path: `/${kind}/${slugs.get(id)!}`,
      changedOn: dayOf(row.updatedAt),
    }));
  }
}
