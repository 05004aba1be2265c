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

const GROUP_CHOICES = LAB_GROUPS.map((name) => ({ id: name, name }));
const MISSING = { price: 'Enter the price.' };

const INPUTS = (
  <>
    <FormGrid title="Lab test">
      <TextInput source="testName" label="Test name" required autoComplete="off" helperText={false} />
      <SelectInput source="group" label="Group" choices={GROUP_CHOICES} emptyText="None" helperText={false} />
      <DescriptionInput />
      <PriceInput helperText={false} />
      <TurnaroundInput example="24 hours" />
      <ProductPictureInput />
      <PublishedInput label="Can be booked" />
    </FormGrid>
    <FormGrid title="Report">
      <Wide>
        <MeasuresInput />
      </Wide>
    </FormGrid>
  </>
);

const FILTERS = [
  <SelectInput key="group" source="group" label="Group" choices={GROUP_CHOICES} emptyText="Any" />,
  <NullableBooleanInput
    key="published"
    source="published"
    label="Booking"
    nullLabel="Any"
    trueLabel="Shown"
    falseLabel="Hidden"
  />,
];

const COLUMNS = [
  <DataTable.Col<LabTestRecord> key="name" source="testName" label="Name" />,
  <DataTable.Col<LabTestRecord> key="group" label="Group" render={({ group }) => group ?? '–'} />,
  <DataTable.Col<LabTestRecord>
    key="price"
    source="price"
    label="Price"
    align="right"
    render={({ price }) => formatRupees(price)}
  />,
  <DataTable.Col<LabTestRecord>
    key="turnaround"
    label="Report after"
    render={({ turnaround }) => turnaround}
  />,
  <DataTable.Col<LabTestRecord>
    key="state"
    label="State"
    render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
  />,
];

/** Lab tests, as the console adds, shows and changes them. */
export const LAB_TESTS: ProductKind<LabTestRecord> = {
  resource: 'lab-tests',
  addPath: '/admin/LabTestAdd',
  viewPath: '/admin/LabTestView',
  addTitle: 'Add Lab Test',
  viewTitle: 'View Lab Test',
  addLabel: 'Add lab test',
  texts: {
    addFailed: messages.addLabTestFailed,
    updateFailed: messages.updateLabTestFailed,
    fetchFailed: messages.labTestsFailed,
    deleteQuestion: messages.deleteLabTestQuestion,
    deleteConsequence: 'nobody can book it any more. Bookings that were made stay.',
    bulkDeleteConsequence: 'Nobody can book them any more. Bookings that were made stay.',
    conflict: 'Somebody else has changed this lab test meanwhile.',
    empty: 'No lab tests yet. Add the first one so that patients can book it.',
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
  nouns: { one: 'lab test', other: 'lab tests' },
  columns: COLUMNS,
  search: 'Name begins with',
  filters: FILTERS,
  sorts: [
    ...alphabetical('Name', 'testName'),
    NEWEST_FIRST,
    { label: 'Lowest price first', field: 'price', order: 'ASC' },
    { label: 'Highest price first', field: 'price', order: 'DESC' },
  ],
};
