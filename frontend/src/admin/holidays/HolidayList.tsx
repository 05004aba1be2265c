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
import { adminCommonWords } from '../../words/admin/common';
import { adminHolidayWords } from '../../words/admin/availability/holidays';

const RemoveButton = ({ holiday }: { holiday: HolidayDto }) => (
  <StepButton
    label={adminCommonWords.remove}
    name={adminHolidayWords.removeNamed(holiday.name)}
    icon={<DeleteIcon />}
    color="error"
    size="small"
    question={adminHolidayWords.removeThisHoliday}
    consequence={adminHolidayWords.removeText(leaveDays(holiday))}
    run={(provider) => provider.delete('holidays', { id: holiday.id, previousData: holiday })}
    onDone={() => notifySuccess(adminHolidayWords.removed, holiday.name)}
    failure={(reason) => ({ text: adminHolidayWords.removeFailed, detail: reason })}
  />
);

/** Where the cases of the visits are listed that the holiday has taken. */
const casesPath = ({ id }: HolidayDto) =>
  `/admin/leave-cases?filter=${encodeURIComponent(JSON.stringify({ leaveId: id }))}`;

/** Days on which no doctor of the hospital can be booked. */
export const HolidayList = () => (
  <ListPage
    sorts={[
      { field: 'from', order: 'DESC', label: adminHolidayWords.newestFirst },
      { field: 'from', order: 'ASC', label: adminHolidayWords.oldestFirst },
    ]}
    empty={adminHolidayWords.noHolidays}
    action={<AddHolidayButton />}
  >
    <Records<HolidayDto>>
      <DataTable.Col<HolidayDto> label={adminHolidayWords.holiday} render={({ name }) => name} />
      <DataTable.Col<HolidayDto> label={adminHolidayWords.days} render={leaveDays} />
      <DataTable.Col<HolidayDto>
        label={adminCommonWords.visits}
        render={(holiday) => (
          <Link
            component={RouterLink}
            to={casesPath(holiday)}
            aria-label={adminHolidayWords.seeOutcomeOf(holiday.name)}
          >
            {adminHolidayWords.seeOutcome}
          </Link>
        )}
      />
      <DataTable.Col<HolidayDto>
        label={adminHolidayWords.actions}
        align="right"
        render={(holiday) => <RemoveButton holiday={holiday} />}
      />
    </Records>
  </ListPage>
);
