import { Box } from '@mui/material';
import { ArrayInput, NumberInput, SelectInput } from 'react-admin';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TableRows } from './TableRows';

const UNITS = [
  { id: 'percent', name: 'percent of the fee' },
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
      <TableRows addLabel="Add a row">
        <NumberInput source="hours" label="From hours before" min={0} helperText={false} />
        <NumberInput source="kept" label="The hospital keeps" min={0} helperText={false} />
        <SelectInput source="unit" label="In" choices={UNITS} defaultValue="percent" helperText={false} />
      </TableRows>
    </ArrayInput>
  </Box>
);

/** What cancelling and moving a visit costs its patient; what the hospital causes is always refunded in full. */
export const VisitRulesInputs = () => (
  <FormGrid title="Cancelling and moving visits">
    <Wide>
      <Tiers
        source="visitRules.cancelling"
        label="When a patient cancels"
        helperText="From many hours to few. Later than the last row nothing is refunded. Whatever the hospital cancels or moves is refunded in full."
      />
    </Wide>
    <Wide>
      <Tiers
        source="visitRules.moving"
        label="When a patient moves a visit"
        helperText="What is kept when the patient cancels later; 0 when moving is free. Later than the last row a patient cannot move it."
      />
    </Wide>
    <NumberInput
      source="visitRules.maxMoves"
      label="How often a patient may move a visit"
      min={0}
      helperText="0 for never: doctor and desk still can."
    />
  </FormGrid>
);
