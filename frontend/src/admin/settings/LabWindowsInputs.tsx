import { ArrayInput, NumberInput, TextInput } from 'react-admin';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TableRows } from './TableRows';

const shrunk = { inputLabel: { shrink: true } };
/** An emptied time stays a text, which the contract refuses with its sentence. */
const asTyped = (text: string) => text;

/** When the lab takes samples on each day that the hospital is open, and how many. */
export const LabWindowsInputs = () => (
  <FormGrid title="Times of the lab">
    <Wide>
      <ArrayInput
        source="labWindows"
        label="On each day that the hospital is open"
        helperText="Places are bookings that one time takes; 0 offers none there."
      >
        <TableRows addLabel="Add a time">
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
        </TableRows>
      </ArrayInput>
    </Wide>
  </FormGrid>
);
