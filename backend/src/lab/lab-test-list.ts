import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LabTestDto, LabTestsQuery } from '../../../openapi/contract/shop/lab-tests.js';
import { LAB_GROUPS } from '../../../openapi/contract/shop/lab-tests.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { ReadModel } from '../common/caching/read-model.js';
import type { Entry } from '../common/caching/read-model.js';
import { toLabTest } from './lab-test.mapper.js';
import { LabTest } from './lab-test.schema.js';

interface LabTestEntry extends Entry<LabTest> {
  whole: LabTestDto;
}

const COMPARE: Record<string, (a: LabTestEntry, b: LabTestEntry) => number> = {
  price: (a, b) => a.row.pricePaise - b.row.pricePaise,
  '-price': (a, b) => b.row.pricePaise - a.row.pricePaise,
};

/** The bookable lab tests, cached in this process. */
@Injectable()
export class LabTestList extends ReadModel<LabTest, LabTestEntry, LabTestsQuery> {
  constructor(
    changes: ChangeStream,
    @InjectModel(LabTest.name) private readonly tests: Model<LabTest>,
  ) {
    super(changes, tests);
  }

  async findPublic(id: string): Promise<LabTestDto | null> {
    return (await this.findEntry(id))?.whole ?? null;
  }

  protected read(): Promise<LabTest[]> {
    return this.tests
      .find({ deleted: false, published: true })
      .sort({ nameKey: 1, _id: 1 })
      .lean<LabTest[]>();
  }

  protected entryOf(row: LabTest): LabTestEntry | null {
    if (row.deleted || !row.published) return null;
    const whole = toLabTest(row);
    return { id: whole.id, row, whole, card: whole, text: row.nameKey };
  }

  protected isWanted({ row }: LabTestEntry, { group }: LabTestsQuery): boolean {
    return !group || row.group === group;
  }

  protected comparer(sort: string) {
    return COMPARE[sort] ?? null;
  }

  protected override facets(entries: LabTestEntry[]) {
    const groups = new Set(entries.map(({ row }) => row.group));
    return { groups: LAB_GROUPS.filter((group) => groups.has(group)) };
  }
}
