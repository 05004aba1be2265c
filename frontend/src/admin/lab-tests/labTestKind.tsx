import { DataTable, NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { AddLabTest, LAB_GROUPS, type LabTestRecord } from '../../../../openapi/contract/shop/lab-tests.js';
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
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { MeasuresInput } from './MeasuresInput';
import { measureErrors, withMeasures } from './measuresForm';
import { adminCommonWords } from '../../words/admin/common';
import { adminProductWords } from '../../words/admin/products';

const GROUP_CHOICES = LAB_GROUPS.map((name) => ({ id: name, name }));
const MISSING = { price: adminProductWords.enterPrice };

const INPUTS = (
  <>
    <FormGrid title={adminCommonWords.labTest}>
      <TextInput
        source="testName"
        label={adminProductWords.testName}
        required
        autoComplete="off"
        helperText={false}
      />
      <SelectInput
        source="group"
        label={adminProductWords.group}
        choices={GROUP_CHOICES}
        emptyText={adminCommonWords.none}
        helperText={false}
      />
      <DescriptionInput />
      <PriceInput helperText={false} />
      <TurnaroundInput example="24 hours" />
      <ProductPictureInput />
      <PublishedInput label={adminProductWords.canBeBooked} />
    </FormGrid>
    <FormGrid title={adminCommonWords.report}>
      <Wide>
        <MeasuresInput />
      </Wide>
    </FormGrid>
  </>
);

const FILTERS = [
  <SelectInput
    key="group"
    source="group"
    label={adminProductWords.group}
    choices={GROUP_CHOICES}
    emptyText={adminCommonWords.any}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={adminProductWords.booking}
    nullLabel={adminCommonWords.any}
    trueLabel={adminCommonWords.shown}
    falseLabel={adminCommonWords.hidden}
  />,
];

const COLUMNS = [
  <DataTable.Col<LabTestRecord> key="name" source="testName" label={adminCommonWords.name} />,
  <DataTable.Col<LabTestRecord>
    key="group"
    label={adminProductWords.group}
    render={({ group }) => group ?? '–'}
  />,
  <DataTable.Col<LabTestRecord>
    key="price"
    source="price"
    label={adminCommonWords.price}
    align="right"
    render={({ price }) => formatRupees(price)}
  />,
  <DataTable.Col<LabTestRecord>
    key="turnaround"
    label={adminProductWords.reportAfter}
    render={({ turnaround }) => turnaround}
  />,
  <DataTable.Col<LabTestRecord>
    key="state"
    label={adminCommonWords.state}
    render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
  />,
];

/** Lab tests, as the console adds, shows and changes them. */
export const LAB_TESTS: ProductKind<LabTestRecord> = {
  resource: 'lab-tests',
  addPath: '/admin/LabTestAdd',
  viewPath: '/admin/LabTestView',
  addTitle: adminCommonWords.addLabTest,
  viewTitle: adminCommonWords.viewLabTest,
  addLabel: adminProductWords.addLabTest,
  texts: {
    addFailed: messages.addLabTestFailed,
    updateFailed: messages.updateLabTestFailed,
    fetchFailed: messages.labTestsFailed,
    deleteQuestion: messages.deleteLabTestQuestion,
    deleteConsequence: (name) => adminProductWords.labTestDeleteText(name),
    bulkDeleteConsequence: adminProductWords.labTestsDeleteText,
    conflict: adminProductWords.labTestConflict,
    empty: adminProductWords.labTestsEmpty,
  },
  nameOf: ({ testName }) => testName,
  chargedOf: ({ price }) => price,
  factsOf: ({ group }) => (group ? [group] : []),
  initial: {},
  toForm: (record) => ({ ...record }),
  toBody: withMeasures,
  errorsOf: (values) => {
    const body = withMeasures(values);
    return { ...productErrors(AddLabTest, body, MISSING), ...measureErrors(body) };
  },
  inputs: INPUTS,
  nouns: adminProductWords.labTests,
  columns: COLUMNS,
  search: adminProductWords.nameBeginsWith,
  filters: FILTERS,
  sorts: [
    ...alphabetical(adminCommonWords.name, 'testName'),
    NEWEST_FIRST,
    { label: adminProductWords.lowestPriceFirst, field: 'price', order: 'ASC' },
    { label: adminProductWords.highestPriceFirst, field: 'price', order: 'DESC' },
  ],
};
