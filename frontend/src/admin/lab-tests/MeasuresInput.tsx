import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import {
  ArrayInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
} from 'react-admin';

const PEOPLE = [
  { id: 'female', name: 'Women and girls' },
  { id: 'male', name: 'Men and boys' },
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
  // Shown without a mouse over it, since a finger has none.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
});

/** Says what it adds, since one list stands inside the other. */
function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  );
}

/** For whom what is normal; one range at most holds for a person. */
const RangesInput = () => (
  <ArrayInput source="ranges" label="What is normal" defaultValue={[]} helperText={false}>
    <SimpleFormIterator
      inline
      disableReordering
      disableClear
      sx={linesOf('minmax(0, 2fr) repeat(4, minmax(0, 1fr))')}
      addButton={<AddButton label="Add a range" />}
    >
      <SelectInput source="gender" label="Who" choices={PEOPLE} emptyText="Everybody" helperText={false} />
      <NumberInput source="ageFrom" label="From age" min={0} helperText={false} />
      <NumberInput source="ageTo" label="To age" min={0} helperText={false} />
      <NumberInput source="low" label="Normal from" helperText={false} />
      <NumberInput source="high" label="Normal to" helperText={false} />
    </SimpleFormIterator>
  </ArrayInput>
);

/** What a test measures, with units and reference ranges: a report copies them. */
export const MeasuresInput = () => (
  <ArrayInput source="measures" label="What is measured" defaultValue={[]} helperText={false}>
    <SimpleFormIterator
      disableClear
      sx={{
        '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'flex-start' },
        '& .MuiFormControl-root': { width: '100%' },
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
      }}
      addButton={<AddButton label="Add a measure" />}
    >
      <TextInput source="name" label="Measured" helperText={false} autoComplete="off" />
      <TextInput source="unit" label="Unit" helperText={false} autoComplete="off" />
      <RangesInput />
    </SimpleFormIterator>
  </ArrayInput>
);
