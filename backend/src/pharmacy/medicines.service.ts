import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import { HEALTH_CONDITIONS, LOW_STOCK } from '../../../openapi/contract/shop/medicines.js';
import type {
  AddMedicine,
  ChangeMedicine,
  CreateMedicine,
  MedicineRecord,
  UpdateMedicine,
} from '../../../openapi/contract/shop/medicines.js';
import { DOSE_FORMS } from '../../../openapi/contract/shop/medicine-names/facts.js';
import { substanceOf } from '../../../openapi/contract/shop/medicine-names/known-substances.js';
import { productPartsOf } from '../../../openapi/contract/shop/medicine-names/product-parts.js';
import { MEDICINE_PART_FIELDS } from '../../../openapi/contract/shop/medicine-parts.js';
import { AuditService } from '../audit/audit.service.js';
import { ProductsService } from '../products/products.service.js';
import type { Change, Columns } from '../products/products.service.js';
import { flagCondition, oneOf, startsWith } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { toPaise } from '../common/money.js';
import { nameKeyOf } from '../common/name-key.js';
import { FilesService } from '../files/files.service.js';
import { SlugHistory } from '../slugs/slug-history.service.js';
import { toMedicineRecord } from './medicine.mapper.js';
import { Medicine } from './medicine.schema.js';
import { MedicineList } from './medicine-list.js';
import { Promotion } from './promotion.js';

const WORDS = {
  resource: 'medicines',
  noun: 'medicine',
  nameField: 'name',
  pictures: 'medicinePicture',
} as const;

const LIST: ListRules = {
  filters: {
    q: (text) => startsWith('nameKey', nameKeyOf(String(text))),
    condition: oneOf('condition', HEALTH_CONDITIONS),
    brand: (brand) => (typeof brand === 'string' ? { brand } : null),
    published: flagCondition('published'),
    substance: (text) =>
      typeof text === 'string' ? startsWith('substances.substance', substanceOf(text)) : null,
    doseForm: oneOf('doseForm', DOSE_FORMS),
    unsplit: (value) => (value === true ? { substances: null } : null),
    lowStock: (value) => (value === true ? { stock: { $lte: LOW_STOCK } } : null),
  },
  sorts: { id: '_id', name: 'nameKey', price: 'pricePaise', stock: 'stock' },
  defaultSort: ['name', 'ASC'],
};

/** The administrator's side of the pharmacy's shelf. */
@Injectable()
export class MedicinesService extends ProductsService<Medicine, MedicineRecord> {
  constructor(
    @InjectConnection() connection: Connection,
    @InjectModel(Medicine.name) medicines: Model<Medicine>,
    files: FilesService,
    audit: AuditService,
    slugs: SlugHistory,
    private readonly medicineList: MedicineList,
    private readonly promotion: Promotion,
  ) {
    super(medicines, WORDS, LIST, { connection, files, audit, slugs });
  }

  add(form: AddMedicine | CreateMedicine, picture: Buffer | null, by: Caller): Promise<MedicineRecord> {
    return this.insert(columnsOf(form), picture, by);
  }

  change(
    id: string,
    form: Omit<ChangeMedicine, 'emptied'> | UpdateMedicine,
    picture: Buffer | null,
    by: Caller,
  ): Promise<MedicineRecord> {
    return this.update(id, changeOf(form, picture), by);
  }

  protected toAnswer(row: Medicine): MedicineRecord {
    return toMedicineRecord(row, this.promotion.priceOf(row.pricePaise));
  }

  protected changed(): void {
    this.medicineList.drop();
  }

  /** Parts that are not given are read from a new name, so that those of an old name never stay. */
  protected override completed(columns: Columns<Medicine>, before: Medicine | null): Columns<Medicine> {
    const isNamed = columns.name !== undefined && columns.name !== before?.name;
    const areGiven = MEDICINE_PART_FIELDS.some((field) => columns[field] !== undefined);
    return isNamed && !areGiven ? { ...columns, ...productPartsOf(columns.name!) } : columns;
  }
}

const columnsOf = (given: UpdateMedicine): Columns<Medicine> => {
  const { price, name, description, turnaround, brand, condition, stock, published, overTheCounter } = given;
  const { doseForm, release, packSize } = given;
  const columns: Columns<Medicine> = {
    name,
    description,
    turnaround,
    brand,
    condition,
    stock,
    published,
    overTheCounter,
    doseForm,
    release,
    packSize,
    pricePaise: price === undefined ? undefined : toPaise(price),
    substances:
      given.substances?.map((one) => ({ ...one, substance: substanceOf(one.substance) })) ?? given.substances,
  };
  const known = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
};

/** With the stock that the person saw, the difference is booked: what was sold meanwhile stays sold. */
function changeOf(given: UpdateMedicine, picture: Buffer | null): Change<Medicine> {
  const { stock, stockWas, version } = given;
  const set = columnsOf(given);
  if (stock === undefined || stockWas === undefined) return { set, version, picture };
  delete set.stock;
  return { set, add: { stock: stock - stockWas }, version, picture };
}
