import { BooleanInput, DataTable, NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import {
  AddMedicine,
  ChangeMedicine,
  FIRST_STOCK,
  HEALTH_CONDITIONS,
  type MedicineRecord,
} from '../../../../openapi/contract/shop/medicines.js';
import { formatRupees } from '../../common/format/format';
import { tSpecified } from '../../messages/specified';
import {
  DescriptionInput,
  PriceInput,
  ProductPictureInput,
  PublishedInput,
  TurnaroundInput,
} from '../products/ProductInputs';
import type { ProductKind } from '../products/kind';
import { productErrors } from '../products/productErrors';
import { quickly } from '../common/lists/QuickFilters';
import { NEWEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { StatusChip } from '../fields/StatusChip';
import { FormGrid } from '../common/forms/FormGrid';
import { DOSE_FORM_CHOICES, PartsInputs } from './PartsInputs';
import { StockInput, stockFacts } from './StockInput';
import { formText, packText, partErrors, substancesText, toPartFields, withParts } from './partsForm';
import { NO_PARTS } from '../../../../openapi/contract/shop/medicine-names/product-parts.js';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminProduct } from '../../messages/admin/products';

const CONDITION_CHOICES = HEALTH_CONDITIONS.map((name) => ({ id: name, name }));
const MISSING = { price: tAdminProduct('enterPrice') };
const MISSING_OF_NEW = { ...MISSING, stock: tAdminProduct('enterStock') };
const MISSING_OF_EDIT = { ...MISSING, counted: tAdminProduct('enterStock') };

const INPUTS = (
  <>
    <FormGrid title={tAdminCommon('medicine')}>
      <TextInput source="name" label={tAdminCommon('name')} required autoComplete="off" helperText={false} />
      <TextInput source="brand" label={tAdminProduct('brand')} autoComplete="off" helperText={false} />
      <DescriptionInput />
      <SelectInput
        source="condition"
        label={tAdminProduct('healthCondition')}
        choices={CONDITION_CHOICES}
        emptyText={tAdminCommon('none')}
        helperText={false}
      />
      <TurnaroundInput example="24 hours" />
      <BooleanInput
        source="overTheCounter"
        label={tAdminProduct('soldWithoutPrescription')}
        helperText={tAdminProduct('soldFreelyHint')}
      />
      <ProductPictureInput />
    </FormGrid>
    <FormGrid title={tAdminProduct('contents')}>
      <PartsInputs />
    </FormGrid>
    <FormGrid title={tAdminProduct('priceAndStock')}>
      <PriceInput helperText={tAdminProduct('priceHint')} />
      <StockInput />
      <PublishedInput label={tAdminProduct('shownInPharmacy')} />
    </FormGrid>
  </>
);

const FILTERS = [
  <SelectInput
    key="condition"
    source="condition"
    label={tAdminProduct('healthCondition')}
    choices={CONDITION_CHOICES}
    emptyText={tAdminCommon('any')}
  />,
  <TextInput key="brand" source="brand" label={tAdminProduct('brand')} />,
  <TextInput key="substance" source="substance" label={tAdminProduct('substanceBeginsWith')} />,
  <SelectInput
    key="doseForm"
    source="doseForm"
    label={tAdminProduct('doseForm')}
    choices={DOSE_FORM_CHOICES}
    emptyText={tAdminCommon('any')}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={tAdminProduct('inPharmacy')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminCommon('shown')}
    falseLabel={tAdminCommon('hidden')}
  />,
];

const contentsText = (substances: MedicineRecord['substances']) =>
  substances === null ? tAdminProduct('notSplit') : substancesText(substances) || '–';

const stockText = (record: MedicineRecord) => {
  const { stock, held, unpacked } = record;
  if (held + unpacked > 0) return stockFacts(record);
  return stock === 0 ? tAdminProduct('outOfStock') : tAdminProduct('stockCount', { stock });
};

const COLUMNS = [
  <DataTable.Col<MedicineRecord> key="name" source="name" label={tAdminCommon('name')} />,
  <DataTable.Col<MedicineRecord>
    key="brand"
    label={tAdminProduct('brand')}
    render={({ brand }) => brand ?? '–'}
  />,
  <DataTable.Col<MedicineRecord>
    key="substances"
    label={tAdminProduct('substances')}
    render={({ substances }) => contentsText(substances)}
  />,
  <DataTable.Col<MedicineRecord>
    key="doseForm"
    label={tAdminProduct('doseForm')}
    render={(record) => formText(record) || '–'}
  />,
  <DataTable.Col<MedicineRecord>
    key="packSize"
    label={tAdminProduct('packSize')}
    render={(record) => packText(record) || '–'}
  />,
  <DataTable.Col<MedicineRecord>
    key="condition"
    label={tAdminProduct('healthCondition')}
    render={({ condition }) => condition ?? '–'}
  />,
  <DataTable.Col<MedicineRecord>
    key="price"
    source="price"
    label={tAdminCommon('price')}
    align="right"
    render={({ price }) => formatRupees(price)}
  />,
  <DataTable.Col<MedicineRecord>
    key="promotion"
    label={tAdminProduct('withPromotion')}
    align="right"
    render={({ promotionPrice }) => formatRupees(promotionPrice)}
  />,
  <DataTable.Col<MedicineRecord>
    key="stock"
    source="stock"
    label={tAdminProduct('freeBoxes')}
    align="right"
    render={({ stock }) => stock.toLocaleString('en-IN')}
  />,
  <DataTable.Col<MedicineRecord>
    key="shelf"
    label={tAdminProduct('boxesOnShelf')}
    align="right"
    render={({ shelf }) => shelf.toLocaleString('en-IN')}
  />,
  <DataTable.Col<MedicineRecord>
    key="state"
    label={tAdminCommon('state')}
    render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
  />,
];

/** A count is sent only if a person entered one: other edits do not depend on what leaves the shelf meanwhile. */
function withoutUnchangedCount({ counted, shelf, ...values }: Record<string, unknown>) {
  if (shelf === undefined) return values;
  const { stock: _stock, ...rest } = values;
  return counted === shelf ? rest : { ...rest, counted, shelfWas: shelf };
}

/** Medicines in the console: add, show and change. */
export const MEDICINES: ProductKind<MedicineRecord> = {
  resource: 'medicines',
  addPath: '/admin/Medicineadd',
  viewPath: '/admin/MedicineView',
  addTitle: tAdminCommon('addMedicalItems'),
  viewTitle: tAdminCommon('viewMedicalItems'),
  addLabel: tAdminProduct('addMedicine'),
  texts: {
    addFailed: tSpecified('addMedicineFailed'),
    updateFailed: tSpecified('updateMedicineFailed'),
    fetchFailed: tSpecified('medicinesFailed'),
    deleteQuestion: tSpecified('deleteMedicineQuestion'),
    deleteConsequence: (name) => tAdminProduct('medicineDeleteText', { name }),
    bulkDeleteConsequence: tAdminProduct('medicinesDeleteText'),
    conflict: tAdminProduct('medicineConflict'),
    empty: tSpecified('noMedicines'),
  },
  nameOf: ({ name }) => name,
  chargedOf: ({ promotionPrice }) => promotionPrice,
  factsOf: (record) =>
    [
      record.brand,
      record.condition,
      stockText(record),
      record.substances === null ? tAdminProduct('notSplit') : null,
    ].filter((fact) => fact !== null),
  initial: { stock: FIRST_STOCK, overTheCounter: false, ...toPartFields(NO_PARTS) },
  toForm: (record) => ({ ...record, ...toPartFields(record), counted: record.shelf }),
  toBody: (values) => withParts(withoutUnchangedCount(values)),
  errorsOf: (values) => ({
    ...(values.id
      ? productErrors(ChangeMedicine, withParts(values), MISSING_OF_EDIT)
      : productErrors(AddMedicine, withParts(values), MISSING_OF_NEW)),
    ...partErrors(values),
  }),
  inputs: INPUTS,
  nouns: (count: number) => tAdminProduct('medicines', { count }),
  columns: COLUMNS,
  search: tAdminProduct('nameBeginsWith'),
  filters: FILTERS,
  quick: [
    quickly(tAdminProduct('lowStock'), { lowStock: true }),
    quickly(tAdminProduct('notSplit'), { unsplit: true }),
  ],
  sorts: [
    ...alphabetical(tAdminCommon('name'), 'name'),
    NEWEST_FIRST,
    { label: tAdminProduct('lowestPriceFirst'), field: 'price', order: 'ASC' },
    { label: tAdminProduct('highestPriceFirst'), field: 'price', order: 'DESC' },
    { label: tAdminProduct('lowestStockFirst'), field: 'stock', order: 'ASC' },
  ],
};
