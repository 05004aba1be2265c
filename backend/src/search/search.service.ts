import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { PER_GROUP } from '../../../openapi/contract/site/search.js';
import type { SearchAnswer, SearchQuery } from '../../../openapi/contract/site/search.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { CachedBodies, CachedBody } from '../common/caching/cached-body.js';
import { adviceFor } from '../chat/emergency/advice.js';
import { alarmOf } from '../chat/emergency/urgency.js';
import { LabTestList } from '../lab/lab-test-list.js';
import { MedicineList } from '../pharmacy/medicine-list.js';
import { PostList } from '../posts/post-list.js';
import { SettingsService } from '../settings/settings.service.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import type { NamedDoctor } from '../users/doctors/doctor-directory.js';
import { KindIndex } from './kind-index.js';
import type { Feed } from './kind-index.js';
import * as kinds from './search-kinds.js';
import type { SpecialitySource } from './search-kinds.js';
import { SiteIndex } from './site-index.js';

/**
 * One search over doctors, specialities, lab tests, medicines and articles, answered in this process; the
 * emergency number comes first.
 */
@Injectable()
export class SearchService implements OnApplicationBootstrap {
  private readonly logger = new Logger(SearchService.name);
  private readonly bodies = new CachedBodies();
  private readonly index: SiteIndex;
  /** The state of the records from which the cached answers come. */
  private seen = '';

  constructor(
    doctors: DoctorDirectory,
    labTests: LabTestList,
    medicines: MedicineList,
    posts: PostList,
    private readonly settings: SettingsService,
  ) {
    this.index = new SiteIndex({
      doctor: new KindIndex({
        feed: namedDoctors(doctors),
        words: kinds.doctorWords,
        item: kinds.doctorItem,
      }),
      speciality: new KindIndex({
        feed: specialitiesOf(doctors),
        words: kinds.specialityWords,
        item: kinds.specialityItem,
      }),
      labTest: new KindIndex({ feed: labTests, words: kinds.labTestWords, item: kinds.labTestItem }),
      medicine: new KindIndex({
        feed: medicines,
        words: kinds.medicineWords,
        item: kinds.medicineItem,
        mayBeSuggested: ({ row }) => row.overTheCounter,
      }),
      post: new KindIndex({ feed: posts, words: kinds.postWords, item: kinds.postItem }),
    });
  }

  /** The indexes are built before the first search, without delaying the start. */
  onApplicationBootstrap(): void {
    this.index
      .follow()
      .catch((error: unknown) =>
        this.logger.warn(`The first question makes the search ready instead: ${String(error)}`),
      );
  }

  /** The answer as a ready response. */
  async answer({ q, perGroup = PER_GROUP }: SearchQuery): Promise<CachedBody> {
    const state = this.keepToState();
    const { emergencyPhone } = this.settings.known();
    const key = `${perGroup} ${emergencyPhone} ${q}`;
    const kept = this.bodies.get(key);
    if (kept) return kept;
    await this.index.follow();
    const alarm = alarmOf(q);
    const emergency = alarm && adviceFor(alarm.urgency, { emergencyPhone });
    const answer: SearchAnswer = { q, emergency, groups: this.index.search(q, perGroup) };
    const isCurrent = () => {
      this.keepToState();
      const isKept = this.bodies.get(key) === body;
      return isKept && this.settings.known().emergencyPhone === emergencyPhone;
    };
    const body = new CachedBody(JSON.stringify(answer), { isCurrent });
    if (state === this.seen) this.bodies.put(key, body);
    return body;
  }

  /** Drops outdated answers. @returns the present state of the records */
  private keepToState(): string {
    const { state } = this.index;
    if (state !== this.seen) this.bodies.clear();
    return (this.seen = state);
  }
}

/** The doctors with their slugs. */
const namedDoctors = (doctors: DoctorDirectory): Feed<NamedDoctor> => ({
  get changes() {
    return doctors.changes;
  },
  entries: () => doctors.named(),
});

/** The specialities of the present doctors, each with their number. */
const specialitiesOf = (doctors: DoctorDirectory): Feed<SpecialitySource> => ({
  get changes() {
    return doctors.changes;
  },
  async entries() {
    const entries = await doctors.entries();
    return SPECIALITIES.map((name) => ({
      id: name,
      name,
      doctors: entries.filter(({ row }) => row.speciality === name).length,
    })).filter((speciality) => speciality.doctors > 0);
  },
});
