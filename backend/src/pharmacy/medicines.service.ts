import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
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
import type { Columns } from '../products/products.service.js';
import { Failure } from '../common/errors/errors.js';
import { flagCondition, oneOf, startsWith } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { toPaise } from '../common/money.js';
import { nameKeyOf } from '../common/name-key.js';
import { FilesService } from '../files/files.service.js';
import { SlugHistory } from '../slugs/slug-history.service.js';
import { toMedicineRecord } from './medicine.mapper.js';
import { Medicine } from './medicine.schema.js';
import { MedicineList } from './medicine-list.js';
import { PromisedBoxes, shelfOf, stockColumns } from './promised-boxes.js';
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
    private readonly promised: PromisedBoxes,
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
    const { stock: _stock, ...set } = columnsOf(form);
    const derive = (before: Medicine, session: ClientSession) => this.stockAfter(before, form, session);
    return this.update(id, { set, derive, version: form.version, picture }, by);
  }

  protected async toAnswers(rows: Medicine[]): Promise<MedicineRecord[]> {
    const promisedOf = await this.promised.of(rows.map(({ _id }) => _id));
    return rows.map((row) =>
      toMedicineRecord(row, this.promotion.priceOf(row.pricePaise), promisedOf(row._id)),
    );
  }

  /**
   * The stock that a person has entered. A count is of all boxes on the shelf, also of promised ones. A difference is
   * booked as it is: what was sold meanwhile stays sold. Concurrent sales write the same row, so the change runs again.
   * @throws Failure EDIT_CONFLICT if boxes left the shelf or came back since it was shown, or too few are left
   */
  private async stockAfter(
    before: Medicine,
    { stock, stockWas, counted, shelfWas }: UpdateMedicine,
    session: ClientSession,
  ): Promise<Columns<Medicine>> {
    if (counted !== undefined) {
      const promised = (await this.promised.of([before._id], session))(before._id);
      if (shelfWas !== undefined && shelfWas !== shelfOf(before, promised))
        throw new Failure('EDIT_CONFLICT');
      return stockColumns(counted - promised.held - promised.unpacked);
    }
    if (stock === undefined || (stockWas ?? before.stock) === stock) return {};
    if (stockWas === undefined) return stockColumns(stock);
    const free = before.stock - (before.missing ?? 0) + stock - stockWas;
    if (free < 0 && stock < stockWas) throw new Failure('EDIT_CONFLICT');
    return stockColumns(free);
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
