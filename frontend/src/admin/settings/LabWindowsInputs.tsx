import { ArrayInput, NumberInput, TextInput } from 'react-admin';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TableRows } from './TableRows';
import { adminCommonWords } from '../../words/admin/common';
import { adminSettingWords } from '../../words/admin/settings';

const shrunk = { inputLabel: { shrink: true } };
/** An emptied time stays a text, which the contract refuses with its sentence. */
const asTyped = (text: string) => text;

/** When the lab takes samples on each day that the hospital is open, and how many. */
export const LabWindowsInputs = () => (
  <FormGrid title={adminSettingWords.timesOfLab}>
    <Wide>
      <ArrayInput
        source="labWindows"
        label={adminSettingWords.onEachDayThatHospital}
        helperText={adminSettingWords.placesAreBookingsThatOne}
      >
        <TableRows addLabel={adminSettingWords.addTime}>
          <TextInput
            source="from"
            label={adminSettingWords.from}
            type="time"
            parse={asTyped}
            slotProps={shrunk}
            helperText={false}
          />
          <TextInput
            source="to"
            label={adminCommonWords.to}
            type="time"
            parse={asTyped}
            slotProps={shrunk}
            helperText={false}
          />
          <NumberInput
            source="homePlaces"
            label={adminSettingWords.placesAtHome}
            min={0}
            helperText={false}
          />
          <NumberInput
            source="hospitalPlaces"
            label={adminSettingWords.placesAtHospital}
            min={0}
            helperText={false}
          />
        </TableRows>
      </ArrayInput>
    </Wide>
  </FormGrid>
);
