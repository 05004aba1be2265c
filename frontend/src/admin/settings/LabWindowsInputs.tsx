import { ArrayInput } from 'react-admin';
import { TimeInput } from '../common/inputs/TimeInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TableRows } from './TableRows';
import { adminCommonWords } from '../../words/admin/common';
import { adminSettingWords } from '../../words/admin/settings';

/** When the lab takes samples on each day that the hospital is open, and how many. */
export const LabWindowsInputs = () => (
  <FormGrid title={adminSettingWords.timesOfLab}>
    <Wide>
      <ArrayInput
        source="labWindows"
        label={adminSettingWords.labTimesDays}
        helperText={adminSettingWords.labPlacesHint}
      >
        <TableRows addLabel={adminSettingWords.addTime}>
          <TimeInput source="from" label={adminSettingWords.from} helperText={false} />
          <TimeInput source="to" label={adminCommonWords.to} helperText={false} />
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
