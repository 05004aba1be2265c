import { ArrayInput, TextInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
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
            decimals={0}
            source="homePlaces"
            label={adminSettingWords.placesAtHome}
            helperText={false}
          />
          <NumberInput
            decimals={0}
            source="hospitalPlaces"
            label={adminSettingWords.placesAtHospital}
            helperText={false}
          />
        </TableRows>
      </ArrayInput>
    </Wide>
  </FormGrid>
);
