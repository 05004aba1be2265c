import { Box } from '@mui/material';
import { ArrayInput, SelectInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TableRows } from './TableRows';
import { tAdminSetting } from '../../messages/admin/settings';

const UNITS = [
  { id: 'percent', name: tAdminSetting('percentOfFee') },
  { id: 'rupees', name: 'rupees' },
];

interface TiersProps {
  source: string;
  label: string;
  helperText: string;
}

/** One row per tier, in descending hours before the visit. */
const Tiers = ({ source, label, helperText }: TiersProps) => (
  <Box role="group" aria-label={label}>
    <ArrayInput source={source} label={label} helperText={helperText}>
      <TableRows addLabel={tAdminSetting('addRow')}>
        <NumberInput
          decimals={0}
          source="hours"
          label={tAdminSetting('fromHoursBefore')}
          helperText={false}
        />
        <NumberInput source="kept" label={tAdminSetting('hospitalKeeps')} helperText={false} />
        <SelectInput
          source="unit"
          label={tAdminSetting('in')}
          choices={UNITS}
          defaultValue="percent"
          helperText={false}
        />
      </TableRows>
    </ArrayInput>
  </Box>
);

/**
 * The cost of cancelling and moving a visit for its patient; cancellations by the hospital are refunded in
 * full.
 */
export const VisitRulesInputs = () => (
  <FormGrid title={tAdminSetting('cancellationRules')}>
    <Wide>
      <Tiers
        source="visitRules.cancelling"
        label={tAdminSetting('whenPatientCancels')}
        helperText={tAdminSetting('cancelRulesHint')}
      />
    </Wide>
    <Wide>
      <Tiers
        source="visitRules.moving"
        label={tAdminSetting('whenPatientMovesVisit')}
        helperText={tAdminSetting('moveRulesHint')}
      />
    </Wide>
    <NumberInput
      decimals={0}
      source="visitRules.maxMoves"
      label={tAdminSetting('moveLimit')}
      helperText={tAdminSetting('moveLimitHint')}
    />
  </FormGrid>
);
