import { DataTable, NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { AddLabTest, LAB_GROUPS, type LabTestRecord } from '../../../../openapi/contract/shop/lab-tests.js';
import { SPECIMEN_TYPES, specimenLabel } from '../../../../openapi/contract/shop/lab-samples.js';
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
import { NEWEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { StatusChip } from '../fields/StatusChip';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { MeasuresInput } from './MeasuresInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { measureErrors, withMeasures } from './measuresForm';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminProduct } from '../../messages/admin/products';

const GROUP_CHOICES = LAB_GROUPS.map((name) => ({ id: name, name }));
const SEX_CHOICES = [
  { id: 'female', name: tAdminProduct('womenAndGirls') },
  { id: 'male', name: tAdminProduct('menAndBoys') },
];
const SPECIMEN_CHOICES = SPECIMEN_TYPES.map((id) => ({ id, name: specimenLabel(id) }));
const MISSING = { price: tAdminProduct('enterPrice') };

const INPUTS = (
  <>
    <FormGrid title={tAdminCommon('labTest')}>
      <TextInput
        source="testName"
        label={tAdminProduct('testName')}
        required
        autoComplete="off"
        helperText={false}
      />
      <SelectInput
        source="group"
        label={tAdminProduct('group')}
        choices={GROUP_CHOICES}
        emptyText={tAdminCommon('none')}
        helperText={false}
      />
      <SelectInput
        source="sex"
        label={tAdminProduct('offeredTo')}
        choices={SEX_CHOICES}
        emptyText={tAdminProduct('everybody')}
        helperText={tAdminProduct('offeredHint')}
      />
      <NumberInput
        source="ageFrom"
        decimals={0}
        label={tAdminProduct('offeredFrom')}
        helperText={tAdminProduct('offeredHint')}
      />
      <SelectInput
        source="specimenType"
        label={tAdminProduct('specimenType')}
        choices={SPECIMEN_CHOICES}
        emptyText={tAdminProduct('notStated')}
        helperText={false}
      />
      <DescriptionInput />
      <Wide>
        <TextInput
          source="preparation"
          label={tAdminProduct('preparation')}
          helperText={tAdminProduct('preparationHint')}
          multiline
        />
      </Wide>
      <PriceInput helperText={false} />
      <TurnaroundInput example="24 hours" />
      <ProductPictureInput />
      <PublishedInput label={tAdminProduct('canBeBooked')} />
    </FormGrid>
    <FormGrid title={tAdminCommon('report')}>
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
    label={tAdminProduct('group')}
    choices={GROUP_CHOICES}
    emptyText={tAdminCommon('any')}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={tAdminProduct('booking')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminCommon('shown')}
    falseLabel={tAdminCommon('hidden')}
  />,
];

const COLUMNS = [
  <DataTable.Col<LabTestRecord> key="name" source="testName" label={tAdminCommon('name')} />,
  <DataTable.Col<LabTestRecord>
    key="group"
    label={tAdminProduct('group')}
    render={({ group }) => group ?? '–'}
  />,
  <DataTable.Col<LabTestRecord>
    key="price"
    source="price"
    label={tAdminCommon('price')}
    align="right"
    render={({ price }) => formatRupees(price)}
  />,
  <DataTable.Col<LabTestRecord>
    key="turnaround"
    label={tAdminProduct('reportAfter')}
    render={({ turnaround }) => turnaround}
  />,
  <DataTable.Col<LabTestRecord>
    key="state"
    label={tAdminCommon('state')}
    render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
  />,
];

/** Lab tests in the console: add, show and change. */
export const LAB_TESTS: ProductKind<LabTestRecord> = {
  resource: 'lab-tests',
  addPath: '/admin/LabTestAdd',
  viewPath: '/admin/LabTestView',
  addTitle: tAdminCommon('addLabTest'),
  viewTitle: tAdminCommon('viewLabTest'),
  addLabel: tAdminProduct('addLabTest'),
  texts: {
    addFailed: tSpecified('addLabTestFailed'),
    updateFailed: tSpecified('updateLabTestFailed'),
    fetchFailed: tSpecified('labTestsFailed'),
    deleteQuestion: tSpecified('deleteLabTestQuestion'),
    deleteConsequence: (name) => tAdminProduct('labTestDeleteText', { name }),
    bulkDeleteConsequence: tAdminProduct('labTestsDeleteText'),
    conflict: tAdminProduct('labTestConflict'),
    empty: tAdminProduct('labTestsEmpty'),
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
  nouns: (count: number) => tAdminProduct('labTests', { count }),
  columns: COLUMNS,
  search: tAdminProduct('nameBeginsWith'),
  filters: FILTERS,
  sorts: [
    ...alphabetical(tAdminCommon('name'), 'testName'),
    NEWEST_FIRST,
    { label: tAdminProduct('lowestPriceFirst'), field: 'price', order: 'ASC' },
    { label: tAdminProduct('highestPriceFirst'), field: 'price', order: 'DESC' },
  ],
};
