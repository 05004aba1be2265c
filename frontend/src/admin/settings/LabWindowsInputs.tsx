import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ArrayInput, NumberInput, SimpleFormIterator, TextInput, useSimpleFormIterator } from 'react-admin';
import { FormGrid, Wide } from '../common/forms/FormGrid';

const shrunk = { inputLabel: { shrink: true } };
/** An emptied time stays a text, which the contract refuses with its sentence. */
const asTyped = (text: string) => text;

const lines = {
  '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'flex-start' },
  '& .RaSimpleFormIterator-inline': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: 1.5,
    flexGrow: 1,
  },
  '& .MuiFormControl-root': { width: '100%', m: 0 },
  // Shown without a mouse over it, since a finger has none.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
};

function AddButton() {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      Add a time
    </Button>
  );
}

/** When the lab takes samples on each day that the hospital is open, and how many. */
export const LabWindowsInputs = () => (
  <FormGrid title="Times of the lab">
    <Wide>
      <ArrayInput
        source="labWindows"
        label="On each day that the hospital is open"
        helperText="Places are bookings that one time takes; 0 offers none there."
      >
        <SimpleFormIterator inline disableReordering disableClear sx={lines} addButton={<AddButton />}>
          <TextInput
            source="from"
            label="From"
            type="time"
            parse={asTyped}
            slotProps={shrunk}
            helperText={false}
          />
          <TextInput
            source="to"
            label="To"
            type="time"
            parse={asTyped}
            slotProps={shrunk}
            helperText={false}
          />
          <NumberInput source="homePlaces" label="Places at home" min={0} helperText={false} />
          <NumberInput source="hospitalPlaces" label="Places at the hospital" min={0} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </Wide>
  </FormGrid>
);
