import {
  BooleanInput,
  DataTable,
  NullableBooleanInput,
  NumberInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import {
  AddMedicine,
  FIRST_STOCK,
  HEALTH_CONDITIONS,
  type MedicineRecord,
} from '../../../../openapi/contract/shop/medicines.js';
import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';
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
import { NEWEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { StatusChip } from '../fields/StatusChip';
import { FormGrid } from '../common/forms/FormGrid';

const CONDITION_CHOICES = HEALTH_CONDITIONS.map((name) => ({ id: name, name }));
const MISSING = { price: 'Enter the price.', stock: 'Enter the stock.' };

const INPUTS = (
  <>
    <FormGrid title="Medicine">
      <TextInput source="name" label="Name" required autoComplete="off" helperText={false} />
      <TextInput source="brand" label="Brand" autoComplete="off" helperText={false} />
      <DescriptionInput />
      <SelectInput
        source="condition"
        label="Health condition"
        choices={CONDITION_CHOICES}
        emptyText="None"
        helperText={false}
      />
      <TurnaroundInput example="24 hours" />
      <BooleanInput
        source="overTheCounter"
        label="Sold without a prescription"
        helperText="Then the search may show it to somebody who types a complaint, such as “fever”."
      />
      <ProductPictureInput />
    </FormGrid>
    <FormGrid title="Price and stock">
      <PriceInput helperText="The list price; a promotion is taken off it." />
      <NumberInput source="stock" label="Boxes in stock" helperText={false} min={0} step={1} required />
      <PublishedInput label="Shown in the pharmacy" />
    </FormGrid>
  </>
);

const FILTERS = [
  <SelectInput
    key="condition"
    source="condition"
    label="Health condition"
    choices={CONDITION_CHOICES}
    emptyText="Any"
  />,
  <TextInput key="brand" source="brand" label="Brand" />,
  <NullableBooleanInput
    key="published"
    source="published"
    label="In the pharmacy"
    nullLabel="Any"
    trueLabel="Shown"
    falseLabel="Hidden"
  />,
];

const stockText = (stock: number) => {
  if (stock === 0) return 'Out of stock';
  return `${counted(stock, nouns.box)} in stock`;
};

const COLUMNS = [
  <DataTable.Col<MedicineRecord> key="name" source="name" label="Name" />,
  <DataTable.Col<MedicineRecord> key="brand" label="Brand" render={({ brand }) => brand ?? '–'} />,
  <DataTable.Col<MedicineRecord>
    key="condition"
    label="Health condition"
    render={({ condition }) => condition ?? '–'}
  />,
  <DataTable.Col<MedicineRecord>
    key="price"
    source="price"
    label="Price"
    align="right"
    render={({ price }) => formatRupees(price)}
  />,
  <DataTable.Col<MedicineRecord>
    key="promotion"
    label="With promotion"
    align="right"
    render={({ promotionPrice }) => formatRupees(promotionPrice)}
  />,
  <DataTable.Col<MedicineRecord>
    key="stock"
    source="stock"
    label="Boxes"
    align="right"
    render={({ stock }) => stock.toLocaleString('en-IN')}
  />,
  <DataTable.Col<MedicineRecord>
    key="state"
    label="State"
    render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
  />,
];

/** Medicines, as the console adds, shows and changes them. */
export const MEDICINES: ProductKind<MedicineRecord> = {
  resource: 'medicines',
  addPath: '/admin/Medicineadd',
  viewPath: '/admin/MedicineView',
  addTitle: 'Add Medical Items',
  viewTitle: 'View Medical Items',
  addLabel: 'Add medicine',
  texts: {
    addFailed: messages.addMedicineFailed,
    updateFailed: messages.updateMedicineFailed,
    fetchFailed: messages.medicinesFailed,
    deleteQuestion: messages.deleteMedicineQuestion,
    deleteConsequence: 'it leaves the pharmacy at once. Orders that hold it keep it.',
    bulkDeleteConsequence: 'They leave the pharmacy at once. Orders that hold them keep them.',
    conflict: 'Somebody else has changed this medicine meanwhile.',
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
  nouns: { one: 'medicine', other: 'medicines' },
  columns: COLUMNS,
  search: 'Name begins with',
  filters: FILTERS,
  sorts: [
    ...alphabetical('Name', 'name'),
    NEWEST_FIRST,
    { label: 'Lowest price first', field: 'price', order: 'ASC' },
    { label: 'Highest price first', field: 'price', order: 'DESC' },
    { label: 'Lowest stock first', field: 'stock', order: 'ASC' },
  ],
};
