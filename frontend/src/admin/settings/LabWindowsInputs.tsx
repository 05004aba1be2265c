import { ArrayInput } from 'react-admin';
import { TimeInput } from '../common/inputs/TimeInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TableRows } from './TableRows';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminSetting } from '../../messages/admin/settings';

/** The lab's time windows and their places on each open day. */
export const LabWindowsInputs = () => (
  <FormGrid title={tAdminSetting('timesOfLab')}>
    <Wide>
      <ArrayInput
        source="labWindows"
        label={tAdminSetting('labTimesDays')}
        helperText={tAdminSetting('labPlacesHint')}
      >
        <TableRows addLabel={tAdminSetting('addTime')}>
          <TimeInput source="from" label={tAdminSetting('from')} helperText={false} />
          <TimeInput source="to" label={tAdminCommon('to')} helperText={false} />
          <NumberInput
            decimals={0}
            source="homePlaces"
            label={tAdminSetting('placesAtHome')}
            helperText={false}
          />
          <NumberInput
            decimals={0}
            source="hospitalPlaces"
            label={tAdminSetting('placesAtHospital')}
            helperText={false}
          />
        </TableRows>
      </ArrayInput>
    </Wide>
  </FormGrid>
);
