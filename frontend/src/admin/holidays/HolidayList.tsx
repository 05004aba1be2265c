import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Link } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { HolidayDto } from '../../../../openapi/contract/care/holidays.js';
import { leaveDays } from '../../availability/leave/leaveDays';
import { notifySuccess } from '../../common/feedback/notices';
import { ListPage } from '../common/lists/ListPage';
import { Records } from '../common/lists/Records';
import { StepButton } from '../steps/StepButton';
import { AddHolidayButton } from './AddHolidayButton';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminHoliday } from '../../messages/admin/availability/holidays';

const RemoveButton = ({ holiday }: { holiday: HolidayDto }) => (
  <StepButton
    needs="holidays.edit"
    label={tAdminCommon('remove')}
    name={tAdminHoliday('removeNamed', { name: holiday.name })}
    icon={<DeleteIcon />}
    color="error"
    size="small"
    question={tAdminHoliday('removeThisHoliday')}
    consequence={tAdminHoliday('removeText', { days: leaveDays(holiday) })}
    run={(provider) => provider.delete('holidays', { id: holiday.id, previousData: holiday })}
    onDone={() => notifySuccess(tAdminHoliday('removed'), holiday.name)}
    failure={(reason) => ({ text: tAdminHoliday('removeFailed'), detail: reason })}
  />
);

/** The list of the visits that the holiday affects. */
const casesPath = ({ id }: HolidayDto) =>
  `/admin/leave-cases?filter=${encodeURIComponent(JSON.stringify({ leaveId: id }))}`;

/** Days on which no doctor of the hospital can be booked. */
export const HolidayList = () => (
  <ListPage
    sorts={[
      { field: 'from', order: 'DESC', label: tAdminHoliday('newestFirst') },
      { field: 'from', order: 'ASC', label: tAdminHoliday('oldestFirst') },
    ]}
    empty={tAdminHoliday('noHolidays')}
    action={<AddHolidayButton />}
  >
    <Records<HolidayDto>>
      <DataTable.Col<HolidayDto> label={tAdminHoliday('holiday')} render={({ name }) => name} />
      <DataTable.Col<HolidayDto> label={tAdminHoliday('days')} render={leaveDays} />
      <DataTable.Col<HolidayDto>
        label={tAdminCommon('visits')}
        render={(holiday) => (
          <Link
            component={RouterLink}
            to={casesPath(holiday)}
            aria-label={tAdminHoliday('seeOutcomeOf', { name: holiday.name })}
          >
            {tAdminHoliday('seeOutcome')}
          </Link>
        )}
      />
      <DataTable.Col<HolidayDto>
        label={tAdminHoliday('actions')}
        align="right"
        render={(holiday) => <RemoveButton holiday={holiday} />}
      />
    </Records>
  </ListPage>
);
