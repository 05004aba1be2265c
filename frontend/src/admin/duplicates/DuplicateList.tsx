import { Button, Stack, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import type { PossibleDuplicate } from '../../../../openapi/contract/people/identity/duplicates.js';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDuplicate } from '../../messages/admin/people/duplicates';
import { tAdminUser } from '../../messages/admin/people/users';
import { ListPage } from '../common/lists/ListPage';
import { quickly } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { NEWEST_FIRST } from '../common/lists/SortSelect';
import { RecordLink } from '../fields/RecordLink';
import { mergePath } from '../merges/mergePath';
import { personFacts } from '../patients/personFacts';
import { NotSameButton, ReopenButton } from './DuplicateSteps';

const BEST_FIRST = { label: tAdminDuplicate('bestFirst'), field: 'score', order: 'DESC' } as const;
const QUICK = [
  quickly(tAdminDuplicate('open'), { state: 'open' }),
  quickly(tAdminDuplicate('different'), { state: 'different' }),
];
/** Pairs of two people are seen on request. */
const OPEN = { state: 'open' };

const BothRecords = ({ records }: PossibleDuplicate) => (
  <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none', minWidth: 200 }}>
    {records.map((record) => (
      <li key={record.id}>
        <RecordLink resource="patients" id={record.id}>
          {record.fullName}
        </RecordLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {personFacts(record)}
        </Typography>
      </li>
    ))}
  </Stack>
);

function Steps({ pair }: { pair: PossibleDuplicate }) {
  const { timeZone } = useHospital();
  const [one, other] = pair.records;
  if (pair.decided)
    return (
      <>
        {tAdminDuplicate('decided', { by: pair.decided.by, at: formatInstant(pair.decided.at, timeZone) })}
        <br />
        <ReopenButton pair={pair} />
      </>
    );
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        component={Link}
        to={mergePath(one.id, other.id)}
        variant="outlined"
        size="small"
        aria-label={tAdminDuplicate('compareName', { one: one.fullName, other: other.fullName })}
      >
        {tAdminDuplicate('compare')}
      </Button>
      <NotSameButton pair={pair} />
    </Stack>
  );
}

/** Patients who may be registered twice, to be merged or stated to be two people. */
export const DuplicateList = () => (
  <ListPage
    sorts={[BEST_FIRST, NEWEST_FIRST]}
    startFilter={OPEN}
    quick={QUICK}
    empty={tAdminDuplicate('listEmpty')}
  >
    <Records<PossibleDuplicate>>
      <DataTable.Col<PossibleDuplicate> label={tAdminDuplicate('records')} render={BothRecords} />
      <DataTable.Col<PossibleDuplicate>
        label={tAdminDuplicate('reasons')}
        render={({ reasons }) => reasons.map((reason) => tAdminUser(`candidates.same.${reason}`)).join(', ')}
      />
      <DataTable.Col<PossibleDuplicate>
        source="score"
        label={tAdminDuplicate('score')}
        render={({ score }) => score}
      />
      <DataTable.Col<PossibleDuplicate>
        label={tAdminCommon('state')}
        render={(pair) => <Steps pair={pair} />}
      />
    </Records>
  </ListPage>
);
