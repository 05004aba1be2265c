import { Box } from '@mui/material';
import { ArrayInput, SelectInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TableRows } from './TableRows';
import { adminSettingWords } from '../../words/admin/settings';

const UNITS = [
  { id: 'percent', name: adminSettingWords.percentOfFee },
  { id: 'rupees', name: 'rupees' },
];

interface TiersProps {
  source: string;
  label: string;
  helperText: string;
}

/** One row for each step, from many hours before the visit to few. */
const Tiers = ({ source, label, helperText }: TiersProps) => (
  <Box role="group" aria-label={label}>
    <ArrayInput source={source} label={label} helperText={helperText}>
      <TableRows addLabel={adminSettingWords.addRow}>
        <NumberInput
          decimals={0}
          source="hours"
          label={adminSettingWords.fromHoursBefore}
          helperText={false}
        />
        <NumberInput source="kept" label={adminSettingWords.hospitalKeeps} helperText={false} />
        <SelectInput
          source="unit"
          label={adminSettingWords.in}
          choices={UNITS}
          defaultValue="percent"
          helperText={false}
        />
      </TableRows>
    </ArrayInput>
  </Box>
);

/** What cancelling and moving a visit costs its patient; what the hospital causes is always refunded in full. */
export const VisitRulesInputs = () => (
  <FormGrid title={adminSettingWords.cancellationRules}>
    <Wide>
      <Tiers
        source="visitRules.cancelling"
        label={adminSettingWords.whenPatientCancels}
        helperText={adminSettingWords.cancelRulesHint}
      />
    </Wide>
    <Wide>
      <Tiers
        source="visitRules.moving"
        label={adminSettingWords.whenPatientMovesVisit}
        helperText={adminSettingWords.moveRulesHint}
      />
    </Wide>
    <NumberInput
      decimals={0}
      source="visitRules.maxMoves"
      label={adminSettingWords.moveLimit}
      helperText={adminSettingWords.moveLimitHint}
    />
  </FormGrid>
);
