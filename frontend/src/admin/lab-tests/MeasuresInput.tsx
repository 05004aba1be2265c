import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput, useSimpleFormIterator } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminProduct } from '../../messages/admin/products';

const PEOPLE = [
  { id: 'female', name: tAdminProduct('womenAndGirls') },
  { id: 'male', name: tAdminProduct('menAndBoys') },
];

const linesOf = (columns: string) => ({
  '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'flex-start' },
  '& .RaSimpleFormIterator-inline': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: columns },
    gap: 1.5,
    flexGrow: 1,
  },
  '& .MuiFormControl-root': { width: '100%', m: 0 },
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

/** The reference ranges by group of people; at most one applies to a person. */
const RangesInput = () => (
  <ArrayInput source="ranges" label={tAdminProduct('whatIsNormal')} defaultValue={[]} helperText={false}>
    <SimpleFormIterator
      inline
      disableReordering
      disableClear
      sx={linesOf('minmax(0, 2fr) repeat(4, minmax(0, 1fr))')}
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
      <NumberInput
        decimals={4}
        isNegativeAllowed
        source="low"
        label={tAdminCommon('normalFrom')}
        helperText={false}
      />
      <NumberInput
        decimals={4}
        isNegativeAllowed
        source="high"
        label={tAdminCommon('normalTo')}
        helperText={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

/** The parameters of a test with units and reference ranges, which reports copy. */
export const MeasuresInput = () => (
  <ArrayInput source="measures" label={tAdminProduct('whatIsMeasured')} defaultValue={[]} helperText={false}>
    <SimpleFormIterator
      disableClear
      sx={{
        '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'flex-start' },
        '& .MuiFormControl-root': { width: '100%' },
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
      }}
      addButton={<AddButton label={tAdminProduct('addMeasure')} />}
    >
      <TextInput source="name" label={tAdminCommon('measured')} helperText={false} autoComplete="off" />
      <TextInput source="unit" label={tAdminCommon('unit')} helperText={false} autoComplete="off" />
      <RangesInput />
    </SimpleFormIterator>
  </ArrayInput>
);
