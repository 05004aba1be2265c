import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button } from '@mui/material';
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
} from 'react-admin';
import { MEASURE_KINDS } from '../../../../openapi/contract/care/lab/measures.js';
import { NumberInput } from '../common/inputs/NumberInput';
import { gapsOf, unitHint } from './measuresForm';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminProduct } from '../../messages/admin/products';

const PEOPLE = [
  { id: 'female', name: tAdminProduct('womenAndGirls') },
  { id: 'male', name: tAdminProduct('menAndBoys') },
];

const KINDS = MEASURE_KINDS.map((id) => ({ id, name: tAdminProduct(`kinds.${id}`) }));
/** Years are the empty choice. */
const AGE_UNITS = (['days', 'months'] as const).map((id) => ({
  id,
  name: tAdminProduct(`ageUnits.${id}`),
}));

const threeColumns = {
  display: 'grid',
  gap: 1.5,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
};

const linesOf = (columns: string) => ({
  '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'flex-start' },
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: columns },
    gap: 1.5,
    flexGrow: 1,
  },
  '& .MuiFormControl-root': { width: '100%', minWidth: 0, m: 0 },
  // Always visible, because touch screens have no hover.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
});

/** Labelled, because the lists are nested. */
function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  );
}

interface LimitProps {
  source: string;
  label: string;
  helperText?: string | false;
}

/** A limit of a result, with up to four decimals. */
const LimitInput = ({ helperText = false, ...field }: LimitProps) => (
  <NumberInput {...field} decimals={4} isNegativeAllowed helperText={helperText} />
);

/** The reference ranges by group of people; at most one applies to a person. */
const RangesInput = () => (
  <ArrayInput source="ranges" label={tAdminProduct('whatIsNormal')} defaultValue={[]} helperText={false}>
    <SimpleFormIterator
      inline
      disableReordering
      disableClear
      sx={linesOf('repeat(4, minmax(0, 1fr))')}
      addButton={<AddButton label={tAdminProduct('addRange')} />}
    >
      <SelectInput
        source="gender"
        label={tAdminCommon('who')}
        choices={PEOPLE}
        emptyText={tAdminProduct('everybody')}
        helperText={false}
      />
      <NumberInput decimals={0} source="ageFrom" label={tAdminProduct('fromAge')} helperText={false} />
      <NumberInput decimals={0} source="ageTo" label={tAdminProduct('toAge')} helperText={false} />
      <SelectInput
        source="ageUnit"
        label={tAdminProduct('ageUnit')}
        choices={AGE_UNITS}
        emptyText={tAdminProduct('ageUnits.years')}
        helperText={false}
      />
      <LimitInput source="low" label={tAdminCommon('normalFrom')} />
      <LimitInput source="high" label={tAdminCommon('normalTo')} />
      <LimitInput source="criticalLow" label={tAdminProduct('criticalBelow')} />
      <LimitInput source="criticalHigh" label={tAdminProduct('criticalAbove')} />
    </SimpleFormIterator>
  </ArrayInput>
);

/** The values of a coded measure. */
const CodesInput = () => (
  <ArrayInput source="codes" label={tAdminProduct('possibleValues')} helperText={false}>
    <SimpleFormIterator
      inline
      disableClear
      sx={linesOf('minmax(0, 1fr) minmax(0, 1fr)')}
      addButton={<AddButton label={tAdminProduct('addValue')} />}
    >
      <TextInput source="value" label={tAdminProduct('codedValue')} helperText={false} autoComplete="off" />
      <BooleanInput
        source="abnormal"
        label={tAdminProduct('isAbnormal')}
        helperText={false}
        defaultValue={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

/** Limits of a number: beyond them it is refused, or must be confirmed. */
const LimitsInput = () => (
  <Box sx={threeColumns}>
    <LimitInput
      source="possibleLow"
      label={tAdminProduct('possibleFrom')}
      helperText={tAdminProduct('possibleHint')}
    />
    <LimitInput
      source="possibleHigh"
      label={tAdminProduct('possibleTo')}
      helperText={tAdminProduct('possibleHint')}
    />
    <NumberInput
      decimals={0}
      source="deltaPercent"
      label={tAdminProduct('deltaPercent')}
      helperText={tAdminProduct('deltaHint')}
    />
  </Box>
);

/** The people whose results are not compared, because no range is for them. */
function RangeGaps({ ranges }: { ranges: unknown }) {
  const gaps = gapsOf(ranges);
  return gaps.length === 0 ? null : (
    <Alert severity="info" role="note">
      {tAdminProduct('rangeGaps', { people: gaps.join('; ') })}
    </Alert>
  );
}

/** The unit with its UCUM code, which is asked for when the spelling is not known. */
const UnitInput = () => (
  <FormDataConsumer>
    {({ scopedFormData }: { scopedFormData?: { unit?: unknown } }) => (
      <TextInput
        source="unit"
        label={tAdminCommon('unit')}
        helperText={unitHint(scopedFormData?.unit)}
        autoComplete="off"
      />
    )}
  </FormDataConsumer>
);

/** How trends join the results of several laboratories. */
const IdentityInput = ({ hasNumbers }: { hasNumbers: boolean }) => (
  <Box sx={threeColumns}>
    <TextInput
      source="loinc"
      label={tAdminProduct('loinc')}
      helperText={tAdminProduct('loincHint')}
      autoComplete="off"
    />
    {hasNumbers && (
      <TextInput
        source="ucum"
        label={tAdminProduct('ucum')}
        helperText={tAdminProduct('ucumHint')}
        autoComplete="off"
      />
    )}
    {hasNumbers && (
      <NumberInput
        source="molarMass"
        decimals={3}
        label={tAdminProduct('molarMass')}
        helperText={tAdminProduct('molarMassHint')}
      />
    )}
  </Box>
);

/** The fields that the kind of a measure needs. */
const MeasureFields = () => (
  <FormDataConsumer>
    {({ scopedFormData }: { scopedFormData?: { kind?: string; ranges?: unknown } }) => {
      const kind = scopedFormData?.kind ?? '';
      const hasNumbers = kind !== 'coded' && kind !== 'text';
      return (
        <>
          <IdentityInput hasNumbers={hasNumbers} />
          {kind === 'coded' && <CodesInput />}
          {hasNumbers && <RangesInput />}
          {hasNumbers && <RangeGaps ranges={scopedFormData?.ranges} />}
          {hasNumbers && <LimitsInput />}
        </>
      );
    }}
  </FormDataConsumer>
);

/** The parameters of a test with units and reference ranges, which reports copy. */
export const MeasuresInput = () => (
  <ArrayInput source="measures" label={tAdminProduct('whatIsMeasured')} defaultValue={[]} helperText={false}>
    <SimpleFormIterator
      disableClear
      sx={{
        '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'flex-start' },
        '& .RaSimpleFormIterator-form': { width: '100%', gap: 1.5 },
        '& .MuiFormControl-root': { width: '100%', minWidth: 0, m: 0 },
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
      }}
      addButton={<AddButton label={tAdminProduct('addMeasure')} />}
    >
      <Box sx={threeColumns}>
        <TextInput source="name" label={tAdminCommon('measured')} helperText={false} autoComplete="off" />
        <UnitInput />
        <SelectInput
          source="kind"
          label={tAdminProduct('kindOfMeasure')}
          choices={KINDS}
          emptyText={tAdminProduct('kinds.any')}
          helperText={false}
        />
      </Box>
      <MeasureFields />
    </SimpleFormIterator>
  </ArrayInput>
);
