import { BooleanInput, DataTable, NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import {
  AddMedicine,
  FIRST_STOCK,
  HEALTH_CONDITIONS,
  type MedicineRecord,
} from '../../../../openapi/contract/shop/medicines.js';
import { formatRupees } from '../../common/format/format';
import { messages } from '../../messages';
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
import { adminCommonWords } from '../../words/admin/common';
import { adminProductWords } from '../../words/admin/products';

const CONDITION_CHOICES = HEALTH_CONDITIONS.map((name) => ({ id: name, name }));
const MISSING = { price: adminProductWords.enterPrice, stock: adminProductWords.enterStock };

const INPUTS = (
  <>
    <FormGrid title={adminCommonWords.medicine}>
      <TextInput source="name" label={adminCommonWords.name} required autoComplete="off" helperText={false} />
      <TextInput source="brand" label={adminProductWords.brand} autoComplete="off" helperText={false} />
      <DescriptionInput />
      <SelectInput
        source="condition"
        label={adminProductWords.healthCondition}
        choices={CONDITION_CHOICES}
        emptyText={adminCommonWords.none}
        helperText={false}
      />
      <TurnaroundInput example="24 hours" />
      <BooleanInput
        source="overTheCounter"
        label={adminProductWords.soldWithoutPrescription}
        helperText={adminProductWords.soldFreelyHint}
      />
      <ProductPictureInput />
    </FormGrid>
    <FormGrid title={adminProductWords.priceAndStock}>
      <PriceInput helperText={adminProductWords.priceHint} />
      <NumberInput
        decimals={0}
        source="stock"
        label={adminProductWords.boxesInStock}
        helperText={false}
        required
      />
      <PublishedInput label={adminProductWords.shownInPharmacy} />
    </FormGrid>
  </>
);

const FILTERS = [
  <SelectInput
    key="condition"
    source="condition"
    label={adminProductWords.healthCondition}
    choices={CONDITION_CHOICES}
    emptyText={adminCommonWords.any}
  />,
  <TextInput key="brand" source="brand" label={adminProductWords.brand} />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={adminProductWords.inPharmacy}
    nullLabel={adminCommonWords.any}
    trueLabel={adminCommonWords.shown}
    falseLabel={adminCommonWords.hidden}
  />,
];

const stockText = (stock: number) => {
  if (stock === 0) return adminProductWords.outOfStock;
  return adminProductWords.stockCount(stock);
};

const COLUMNS = [
  <DataTable.Col<MedicineRecord> key="name" source="name" label={adminCommonWords.name} />,
  <DataTable.Col<MedicineRecord>
    key="brand"
    label={adminProductWords.brand}
    render={({ brand }) => brand ?? '–'}
  />,
  <DataTable.Col<MedicineRecord>
    key="condition"
    label={adminProductWords.healthCondition}
    render={({ condition }) => condition ?? '–'}
  />,
  <DataTable.Col<MedicineRecord>
    key="price"
    source="price"
    label={adminCommonWords.price}
    align="right"
    render={({ price }) => formatRupees(price)}
  />,
  <DataTable.Col<MedicineRecord>
    key="promotion"
    label={adminProductWords.withPromotion}
    align="right"
    render={({ promotionPrice }) => formatRupees(promotionPrice)}
  />,
  <DataTable.Col<MedicineRecord>
    key="stock"
    source="stock"
    label={adminProductWords.boxes}
    align="right"
    render={({ stock }) => stock.toLocaleString('en-IN')}
  />,
  <DataTable.Col<MedicineRecord>
    key="state"
    label={adminCommonWords.state}
    render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
  />,
];

/** Medicines, as the console adds, shows and changes them. */
export const MEDICINES: ProductKind<MedicineRecord> = {
  resource: 'medicines',
  addPath: '/admin/Medicineadd',
  viewPath: '/admin/MedicineView',
  addTitle: adminCommonWords.addMedicalItems,
  viewTitle: adminCommonWords.viewMedicalItems,
  addLabel: adminProductWords.addMedicine,
  texts: {
    addFailed: messages.addMedicineFailed,
    updateFailed: messages.updateMedicineFailed,
    fetchFailed: messages.medicinesFailed,
    deleteQuestion: messages.deleteMedicineQuestion,
    deleteConsequence: (name) => adminProductWords.medicineDeleteText(name),
    bulkDeleteConsequence: adminProductWords.medicinesDeleteText,
    conflict: adminProductWords.medicineConflict,
    empty: messages.noMedicines,
  },
  nameOf: ({ name }) => name,
  chargedOf: ({ promotionPrice }) => promotionPrice,
  factsOf: ({ brand, condition, stock }) =>
    [brand, condition, stockText(stock)].filter((fact) => fact !== null),
  initial: { stock: FIRST_STOCK, overTheCounter: false },
  toForm: (record) => ({ ...record, stockWas: record.stock }),
  errorsOf: (values) => productErrors(AddMedicine, values, MISSING),
  inputs: INPUTS,
  nouns: adminProductWords.medicines,
  columns: COLUMNS,
  search: adminProductWords.nameBeginsWith,
  filters: FILTERS,
  quick: [quickly(adminProductWords.lowStock, { lowStock: true })],
  sorts: [
    ...alphabetical(adminCommonWords.name, 'name'),
    NEWEST_FIRST,
    { label: adminProductWords.lowestPriceFirst, field: 'price', order: 'ASC' },
    { label: adminProductWords.highestPriceFirst, field: 'price', order: 'DESC' },
    { label: adminProductWords.lowestStockFirst, field: 'stock', order: 'ASC' },
  ],
};
