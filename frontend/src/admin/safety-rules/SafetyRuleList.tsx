import AddIcon from '@mui/icons-material/Add';
import { Alert, Button } from '@mui/material';
import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import type { SafetyRuleDto } from '../../../../openapi/contract/care/safety/rules.js';
import { formatDate } from '../../common/format/format';
import { ListPage } from '../common/lists/ListPage';
import { quickly } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { alphabetical } from '../common/lists/SortSelect';
import { RuleState } from './RuleState';
import { KIND_CHOICES } from './choices';
import { Allowed } from '../steps/Allowed';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminSafetyRule } from '../../messages/admin/safetyRules';

const FILTERS = [
  <SelectInput
    key="kind"
    source="kind"
    label={tAdminSafetyRule('kind')}
    choices={KIND_CHOICES}
    emptyText={tAdminCommon('any')}
  />,
  <NullableBooleanInput
    key="builtIn"
    source="builtIn"
    label={tAdminSafetyRule('origin')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminSafetyRule('builtInEntries')}
    falseLabel={tAdminSafetyRule('hospitalEntries')}
  />,
];

/** What prescriptions are checked with: built-in entries, and those of the hospital. */
export const SafetyRuleList = () => (
  <ListPage
    sorts={[
      ...alphabetical(tAdminSafetyRule('title'), 'title'),
      { label: tAdminCommon('latestDateFirst'), field: 'date', order: 'DESC' },
    ]}
    search={tAdminSafetyRule('search')}
    quick={[
      quickly(tAdminSafetyRule('hospitalEntries'), { builtIn: false }),
      ...KIND_CHOICES.map(({ id, name }) => quickly(name, { kind: id })),
    ]}
    filters={FILTERS}
    empty={tAdminSafetyRule('empty')}
    action={
      <Allowed to="safety-rules.edit">
        <Button component={Link} to="/admin/safety-rules/create" variant="contained" startIcon={<AddIcon />}>
          {tAdminSafetyRule('add')}
        </Button>
      </Allowed>
    }
  >
    <Alert severity="info" sx={{ mb: 2 }}>
      {tAdminSafetyRule('notice')}
    </Alert>
    <Records<SafetyRuleDto>>
      <DataTable.Col<SafetyRuleDto> source="title" label={tAdminSafetyRule('title')} />
      <DataTable.Col<SafetyRuleDto>
        label={tAdminSafetyRule('kind')}
        render={({ kind }) => tAdminSafetyRule(`kinds.${kind}`)}
      />
      <DataTable.Col<SafetyRuleDto> label={tAdminSafetyRule('source')} render={({ source }) => source} />
      <DataTable.Col<SafetyRuleDto>
        source="date"
        label={tAdminSafetyRule('date')}
        sx={{ whiteSpace: 'nowrap' }}
        render={({ date }) => formatDate(date)}
      />
      <DataTable.Col<SafetyRuleDto>
        label={tAdminSafetyRule('state')}
        sx={{ whiteSpace: 'nowrap' }}
        render={(rule) => <RuleState {...rule} />}
      />
    </Records>
  </ListPage>
);
