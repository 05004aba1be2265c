import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import { LAB_GROUPS } from '../../../openapi/contract/shop/lab-tests.js';
import type {
  AddLabTest,
  ChangeLabTest,
  CreateLabTest,
  LabTestRecord,
  UpdateLabTest,
} from '../../../openapi/contract/shop/lab-tests.js';
import { AuditService } from '../audit/audit.service.js';
import { ProductsService } from '../products/products.service.js';
import type { Columns } from '../products/products.service.js';
import { flagCondition, oneOf, startsWith } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { toPaise } from '../common/money.js';
import { nameKeyOf } from '../common/name-key.js';
import { FilesService } from '../files/files.service.js';
import { SlugHistory } from '../slugs/slug-history.service.js';
import { LabTestList } from './lab-test-list.js';
import { toLabTestRecord } from './lab-test.mapper.js';
import { LabTest } from './lab-test.schema.js';
import { tCommon } from '../messages/common.js';

const WORDS = {
  resource: 'lab-tests',
  noun: tCommon('labTest'),
  nameField: 'testName',
  pictures: 'labTestPicture',
} as const;

const LIST: ListRules = {
  filters: {
    q: (text) => startsWith('nameKey', nameKeyOf(String(text))),
    group: oneOf('group', LAB_GROUPS),
    published: flagCondition('published'),
  },
  sorts: { id: '_id', testName: 'nameKey', name: 'nameKey', price: 'pricePaise' },
  defaultSort: ['testName', 'ASC'],
};

/** Administration of the lab tests. */
@Injectable()
export class LabTestsService extends ProductsService<LabTest, LabTestRecord> {
  constructor(
    @InjectConnection() connection: Connection,
    @InjectModel(LabTest.name) tests: Model<LabTest>,
    files: FilesService,
    audit: AuditService,
    slugs: SlugHistory,
    private readonly publicList: LabTestList,
  ) {
    super(tests, WORDS, LIST, { connection, files, audit, slugs });
  }

  add(form: AddLabTest | CreateLabTest, picture: Buffer | null, by: Caller): Promise<LabTestRecord> {
    return this.insert(columnsOf(form), picture, by);
  }

  change(
    id: string,
    form: Omit<ChangeLabTest, 'emptied'> | UpdateLabTest,
    picture: Buffer | null,
    by: Caller,
  ): Promise<LabTestRecord> {
    return this.update(id, { set: columnsOf(form), version: form.version, picture }, by);
  }

  protected toAnswers(rows: LabTest[]): LabTestRecord[] {
    return rows.map(toLabTestRecord);
  }

  protected changed(): void {
    this.publicList.drop();
  }
}

const columnsOf = ({ testName, price, ...given }: UpdateLabTest): Columns<LabTest> => {
  const { description, turnaround, group, sex, ageFrom, specimenType, preparation, measures, published } =
    given;
  const pricePaise = price === undefined ? undefined : toPaise(price);
  const facts = { description, turnaround, group, sex, ageFrom, specimenType, preparation };
  const columns = { name: testName, ...facts, measures, published, pricePaise };
  const known = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
};
